# Writes config.json from the environment. Reads the names of the configuration (names.ts). With `-v check=1` it
# says instead what is wrong, in the words of src/config/config-problems.ts, one line for each value. With
# `-v values=<file>` it checks those of a config.json (flatten.awk) in place of the environment; with `-v fatal=1` it
# says only what the console does not start with.

BEGIN {
  while (values != "" && (getline line < values) > 0) {
    split(line, part, "\t")
    kind_of[part[1]] = part[2]
    value_of[part[1]] = part[3]
  }
}

function trimmed(text) {
  gsub(/^[ \t\r\n]+|[ \t\r\n]+$/, "", text)
  return text
}

function quoted(text) {
  gsub(/["\\]/, "\\\\&", text)
  gsub(/\n/, "\\n", text)
  gsub(/\r/, "\\r", text)
  gsub(/\t/, "\\t", text)
  return "\"" text "\""
}

function problem_of_address(text,    scheme, rest, host) {
  if (text ~ /^\/\//) return "begins with //: write https:// in front of the host"
  if (text ~ /^\//) return ""
  if (text !~ /^[A-Za-z][A-Za-z0-9+.-]*:/ || text ~ /^[A-Za-z][A-Za-z0-9+.-]*:[0-9]/) {
    return "has no scheme: write https://" text ", or begin with / for an address on the console's own host"
  }
  scheme = tolower(substr(text, 1, index(text, ":") - 1))
  if (scheme != "http" && scheme != "https") return "has the scheme " scheme ": use http or https"
  # Hosts with other letters are written as the DNS has them: xn--.
  rest = substr(text, length(scheme) + 2)
  host = substr(rest, 3)
  sub(/[\/?#].*/, "", host)
  if (host ~ /@/) return "holds a user name or a password: take them out"
  if (rest !~ /^\/\// || host !~ /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._~-]+)(:[0-9]*)?$/) return "is no address: " text
  if (rest ~ /[?#]/) return "has a ? or # part: take it away"
  return ""
}

function problem_of(name, kind, need, text) {
  if (text == "") return need == "needed" ? "is missing" : ""
  if (text ~ /[\001-\010\013\014\016-\037]/) return "holds a control character"
  if (kind == "flag") {
    return text == "true" || text == "false" ? "" : "must be \"true\" or \"false\", and is \"" text "\""
  }
  if (kind != "address") return ""
  if (name == "authority" && text ~ /\/\.well-known\/openid-configuration$/) {
    return "ends with /.well-known/openid-configuration: take that part away"
  }
  return problem_of_address(text)
}

# What the environment may hold besides: those of the container's own, and those that Kubernetes sets for a
# service whose name begins with `console`.
function is_other(name) {
  return name ~ /^CONSOLE_(CONFIG_FILE|CONNECT|IDENTITY_ORIGINS)$/ ||
    name ~ /_(SERVICE_HOST|SERVICE_PORT|PORT)$/ || name ~ /_SERVICE_PORT_[A-Z0-9_]+$/ || name ~ /_PORT_[0-9]+_(TCP|UDP)/
}

{
  name = values == "" ? $1 : $2 == "-" ? $3 : $2 "." $3
  value = trimmed(values == "" ? ENVIRON[name] : value_of[name])
  listed[name] = 1
  groups_of[$2] = 1
  wrong = problem_of($3, $4, $5, value)
  if (kind_of[name] ~ /^(other|list|object)$/) wrong = "must be a text in quotes"
  if (wrong != "" && (!fatal || $5 == "needed")) problems[++problem_count] = name " " wrong "."
  if (value == "") next
  if ($2 == "-") {
    single = single separator quoted($3) ": " quoted(value)
    separator = ",\n  "
    next
  }
  member = quoted($3) ": " quoted(value)
  if ($2 in members) {
    members[$2] = members[$2] ",\n    " member
  } else {
    groups[++group_count] = $2
    members[$2] = member
  }
}

END {
  if (check) {
    for (i = 1; i <= problem_count; i++) print problems[i]
    for (name in kind_of) {
      if (!fatal && !(name in listed) && !(name in groups_of && kind_of[name] == "object")) {
        print name " is not a name of the configuration."
      }
    }
    if (values == "") for (name in ENVIRON) {
      if (name ~ /^CONSOLE_/ && !(name in listed) && !is_other(name)) {
        print name " is not a name of the configuration."
      }
    }
    exit
  }
  all = single
  for (i = 1; i <= group_count; i++) {
    all = all (all == "" ? "" : ",\n  ") quoted(groups[i]) ": {\n    " members[groups[i]] "\n  }"
  }
  print "{\n  " all "\n}"
}
