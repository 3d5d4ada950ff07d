/// The fields of an object, for reading a schema strictly.
public struct JSONFields: Sendable {
  /// The object itself.
  public let node: JSONNode
  /// The fields in the order of the document.
  let members: [JSONMember]

  /// The names of the fields in the order of the document.
  public var names: [String] { members.map(\.name) }

  /// The value of a field; nil if the object has no field of that name. A null is a value, which readers
  /// reject.
  /// - Complexity: O(n) in the number of fields.
  public subscript(name: String) -> JSONNode? {
    members.first { $0.name == name }.map(node(of:))
  }

  /// The value of a required field; `example` is the value that the message suggests.
  public func required(_ name: String, example: String) throws(JSONProblem) -> JSONNode {
    guard let node = self[name] else {
      throw self.node.problem("has no \(quoted(name))", fix: "write e.g. \"\(name)\": \(example)")
    }
    return node
  }

  /// All fields in the order of the document, for an object whose names are data.
  public func all() -> [(name: String, node: JSONNode)] {
    members.map { ($0.name, node(of: $0)) }
  }

  /// Rejects fields whose names are not in `allowed`, at the first one; the message suggests the nearest
  /// allowed name, or the new one of a field that was renamed.
  public func allow(only allowed: [String], renamed: [String: String] = [:]) throws(JSONProblem) {
    for member in members where !allowed.contains(member.name) {
      if let name = renamed[member.name], allowed.contains(name) {
        throw problem(withName: member, "has another name now", fix: "write \(quoted(name))")
      }
      throw problem(
        withName: member, "is an unknown field", fix: suggestion(for: member.name, among: allowed))
    }
  }

  /// A problem at the name of a field, or at the object if it has no such field.
  public func problem(withName name: String, _ what: String, fix: String) -> JSONProblem {
    guard let member = members.first(where: { $0.name == name }) else {
      return node.problem(what, fix: fix)
    }
    return problem(withName: member, what, fix: fix)
  }

  /// A problem at the name of a field.
  private func problem(withName member: JSONMember, _ what: String, fix: String) -> JSONProblem {
    let path = JSONStep.field(member.name).appended(to: node.path)
    return node.source.problem(at: member.start, path: path, what, fix: fix)
  }

  /// The value of a field with its path.
  private func node(of member: JSONMember) -> JSONNode {
    let path = JSONStep.field(member.name).appended(to: node.path)
    return JSONNode(source: node.source, element: member.element, path: path)
  }
}

extension JSONNode {
  /// The fields of the object, whatever their names.
  public func object() throws(JSONProblem) -> JSONFields {
    guard case .object(let members) = element.content else {
      throw wrongKind("an object", fix: "write it as {...}")
    }
    return JSONFields(node: self, members: members)
  }

  /// The fields of the object; a field whose name isn't in `allowed` is rejected. The message for a field in
  /// `renamed` contains its new name.
  public func object(allowed: [String], renamed: [String: String] = [:]) throws(JSONProblem) -> JSONFields {
    let fields = try object()
    try fields.allow(only: allowed, renamed: renamed)
    return fields
  }
}
