import Figures

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Turns lines of figures from standard input into tables and charts.
///
///     figures text                        all tables, as text
///     figures markdown SECTION            one table
///     figures machine                     the machine and the date
///     figures behind                      where Dwell costs more than others, as a Markdown list
///     figures chart pages|peers [dark]    a chart, as SVG
///
/// A line `#NAME<tab>VALUE` is a fact about the machine. Any other line that isn't a figure is an error.
@main
struct FiguresCommand {
  /// Prints what the arguments request; reports errors on standard error.
  static func main() {
    do {
      try run()
    } catch {
      let words = Array("figures: \(error)\n".utf8)
      _ = write(2, words, words.count)
      exit(1)
    }
  }

  /// Reads the figures and prints what the arguments request.
  private static func run() throws(Problem) {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let (figures, facts) = try read()
    let sections = Section.sections(of: figures)
    switch (arguments.first, arguments.dropFirst().first) {
    case ("text", nil):
      print(Titles.machine(facts), "\n")
      print(Tables.text(sections), "\n")
      let behind = Tables.behind(sections)
      if sections.contains(where: { !$0.peers.isEmpty }) {
        print(behind.isEmpty ? "Dwell is nowhere behind." : "Dwell is behind here:")
        for line in behind { print("  \(line)") }
      }
    case ("markdown", let name?):
      guard let section = sections.first(where: { $0.name == name }) else { throw Problem.noSection(name) }
      print(Tables.markdown(section))
    case ("machine", nil): print(Titles.machine(facts))
    case ("behind", nil): for line in Tables.behind(sections) { print("- \(line)") }
    case ("chart", let name?):
      let look = arguments.last == "dark" ? SVG.Look.dark : .light
      if name == "peers" {
        print(PeersChart.draw(sections.filter { !$0.peers.isEmpty }, look: look))
      } else {
        guard let section = sections.first(where: { $0.name == "frame" }) else {
          throw Problem.noSection("frame")
        }
        print(PagesChart.draw(section, look: look))
      }
    default: throw Problem.usage
    }
  }

  /// The figures and the facts about the machine in standard input. Repeated facts count once.
  private static func read() throws(Problem) -> ([Figure], [(name: String, value: String)]) {
    var figures: [Figure] = []
    var facts: [(name: String, value: String)] = []
    while let line = readLine() {
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        let parts = line.dropFirst().split(separator: "\t", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw Problem.line(line) }
        if !facts.contains(where: { $0.name == parts[0] && $0.value == parts[1] }) {
          facts.append((parts[0], parts[1]))
        }
      } else {
        guard let figure = Figure(line: line) else { throw Problem.line(line) }
        figures.append(figure)
      }
    }
    return (figures, facts)
  }

  /// The possible errors.
  enum Problem: Error {
    /// The arguments are invalid.
    case usage
    /// The section is unknown.
    case noSection(String)
    /// A line isn't a figure.
    case line(String)
  }
}
