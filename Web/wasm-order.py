#!/usr/bin/env python3
"""wasm-order.py MODULE: orders a WebAssembly module's functions in place so that the module compresses better.

gzip finds repetitions in the last 32 kB only, which is a fraction of the module. The order depends on the module alone.
"""

import collections
import sys
import zlib

# The kinds of section that mention functions.
FUNCTION, EXPORT, START, ELEMENT, CODE = 3, 7, 8, 9, 10
CALL = 0x10
# Instructions by their immediates, as `operands` reads them; all others have none.
IMMEDIATES = {
    **dict.fromkeys((0x02, 0x03, 0x04, 0x0C, 0x0D, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x3F, 0x40, 0x41, 0x42), "n"),
    **dict.fromkeys((0x11, *range(0x28, 0x3F)), "nn"),
    0x0E: "v",
    0x43: "4",
    0x44: "8",
}
# The same for those with the prefix 0xFC: memory.copy and memory.fill.
PREFIXED = {10: "nn", 11: "n"}


def number(data, at):
    """Returns the unsigned LEB128 number at an index, and the index after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def encoded(value):
    """Returns a number as unsigned LEB128."""
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(result) + bytes([value])


def vector(data, read):
    """Returns the items of a vector, each read by `read(data, at)`, which returns it and the index after it."""
    count, at = number(data, 0)
    items = []
    for _ in range(count):
        item, at = read(data, at)
        items.append(item)
    return items


def block(data, at):
    """Returns the bytes that follow their length, and the index after them."""
    length, at = number(data, at)
    return data[at : at + length], at + length


def joined(items):
    """Returns a vector of encoded items."""
    return encoded(len(items)) + b"".join(items)


def calls(body):
    """Returns the calls of a function's body, each as the indices of its operand and after it, and its function."""
    groups, at = number(body, 0)
    for _ in range(groups):
        _, at = number(body, at)
        at += 1
    found = []
    while at < len(body):
        code, at = body[at], at + 1
        kinds = IMMEDIATES.get(code, "")
        if code == 0xFC:
            code, at = number(body, at)
            kinds = PREFIXED.get(code, "")
        elif not (code <= 0x11 or code in (0x1A, 0x1B) or 0x20 <= code <= 0x24 or 0x28 <= code <= 0xC4):
            sys.exit(f"wasm-order.py: unknown instruction {code:#x}")
        start = at
        for kind in kinds:
            if kind == "n":
                _, at = number(body, at)
            elif kind == "v":
                count, at = number(body, at)
                for _ in range(count + 1):
                    _, at = number(body, at)
            else:
                at += int(kind)
        if code == CALL and kinds == "n":
            found.append((start, at, number(body, start)[0]))
    return found


def order(bodies, length, reach):
    """Returns the functions' indices: the largest first, then always the one that has most in common with those before.

    What counts is sequences of `length` bytes, and the `reach` functions before.
    """
    sequences = [{body[at : at + length] for at in range(len(body) - length + 1)} for body in bodies]
    uses = collections.Counter(sequence for own in sequences for sequence in own)
    # What most functions have in common tells nothing.
    sequences = [{sequence for sequence in own if 1 < uses[sequence] < len(bodies) / 4} for own in sequences]
    left = set(range(len(bodies)))
    result = [max(left, key=lambda index: len(bodies[index]))]
    left.difference_update(result)
    while left:
        before = set().union(*(sequences[index] for index in result[-reach:]))
        result.append(max(left, key=lambda index: (len(sequences[index] & before) / (len(bodies[index]) + 30), index)))
        left.remove(result[-1])
    return result


def best_order(bodies):
    """Returns the order in which the functions compress best, of a few orders that put similar ones together."""
    orders = [order(bodies, length, reach) for length in (4, 5, 6) for reach in (3, 6, 12)]
    return min(orders, key=lambda order: len(zlib.compress(b"".join(bodies[index] for index in order), 9)))


def ordered(module):
    """Returns a module without imports with its functions in the best order."""
    sections = []
    at = 8
    while at < len(module):
        kind = module[at]
        content, at = block(module, at + 1)
        sections.append((kind, content))
    bodies = vector(dict(sections)[CODE], block)
    indices = best_order(bodies)
    place = {index: encoded(new) for new, index in enumerate(indices)}

    def moved(body):
        result, end = b"", 0
        for start, after, function in calls(body):
            result += body[end:start] + place[function]
            end = after
        body = result + body[end:]
        return encoded(len(body)) + body

    def export(data, at):
        name, at = block(data, at)
        kind, (index, end) = data[at], number(data, at + 1)
        return encoded(len(name)) + name + bytes([kind]) + (place[index] if kind == 0 else encoded(index)), end

    def segment(data, at):
        # A table's functions, at a constant place: flags of 0, i32.const, the end of the expression.
        if data[at : at + 2] != b"\x00\x41":
            sys.exit("wasm-order.py: unknown kind of table segment")
        end = number(data, at + 2)[1] + 1
        count, after = number(data, end)
        functions = []
        for _ in range(count):
            function, after = number(data, after)
            functions.append(place[function])
        return data[at:end] + joined(functions), after

    result = module[:8]
    for kind, content in sections:
        if kind == FUNCTION:
            types = vector(content, number)
            content = joined([encoded(types[index]) for index in indices])
        elif kind == EXPORT:
            content = joined(vector(content, export))
        elif kind == START:
            content = place[number(content, 0)[0]]
        elif kind == ELEMENT:
            content = joined(vector(content, segment))
        elif kind == CODE:
            content = joined([moved(bodies[index]) for index in indices])
        result += bytes([kind]) + encoded(len(content)) + content
    return result


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        module = file.read()
    with open(sys.argv[1], "wb") as file:
        file.write(ordered(module))
