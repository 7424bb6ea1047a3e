# Reads JSON and prints a line for each value in it: its dotted name, its kind and the value, parted by tabs. Groups
# come as `name <tab> object`. What is no JSON ends with 1 and one line that says where.

{ text = text $0 "\n" }

function fail(expected,    before) {
  before = substr(text, 1, at - 1)
  print "The file is not JSON: line " (gsub(/\n/, "", before) + 1) " should hold " expected "."
  failed = 1
  exit 1
}

function skip() {
  while (substr(text, at, 1) ~ /[ \t\r\n]/ && at <= length(text)) at++
}

function next_is(mark) {
  skip()
  return substr(text, at, 1) == mark
}

function take(mark) {
  if (!next_is(mark)) fail(mark)
  at++
}

# Reads a text in quotes. Its lines and tabs become spaces, and letters that are written by their number a "?".
function text_here(    all, letter) {
  take("\"")
  all = ""
  for (;;) {
    letter = substr(text, at++, 1)
    if (letter == "\"") return all
    if (letter == "" || letter == "\n") { at--; fail("a \" at the end of a text") }
    if (letter == "\\") {
      letter = substr(text, at++, 1)
      if (letter == "u" && substr(text, at, 4) ~ /^[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]$/) {
        at += 4
        letter = "?"
      } else if (letter ~ /[nrtbf]/) letter = " "
      else if (letter !~ /["\\\/]/) fail("no such \\")
    }
    all = all letter
  }
}

function said(name, kind, value) {
  if (name != "") print name "\t" kind "\t" value
}

function group(name, from, to,    key, count) {
  take(from)
  said(name, from == "{" ? "object" : "list", "")
  if (next_is(to)) { at++; return }
  do {
    if (count++) take(",")
    key = count - 1
    if (from == "{") {
      skip()
      key = text_here()
      take(":")
    }
    value_here(name == "" ? key : name "." key)
  } while (next_is(","))
  take(to)
}

function value_here(name,    rest) {
  skip()
  rest = substr(text, at)
  if (rest ~ /^[{]/) group(name, "{", "}")
  else if (rest ~ /^\[/) group(name, "[", "]")
  else if (rest ~ /^"/) said(name, "text", text_here())
  else if (match(rest, /^(true|false|null|-?[0-9][0-9.eE+-]*)/)) {
    at += RLENGTH
    said(name, "other", substr(rest, 1, RLENGTH))
  } else fail("a value")
}

END {
  if (failed) exit 1
  at = 1
  if (!next_is("{")) fail("{")
  value_here("")
  skip()
  if (at <= length(text)) fail("nothing more")
}
