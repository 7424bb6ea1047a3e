# Reads a config.json and prints what its console calls, as the placeholders of nginx.conf name it: a line of
# `services`, `identity` and `store` each, with origins behind. Only what is an origin gets that far.

{ text = text $0 "\n" }

function group(name,    found) {
  if (!match(text, "\"" name "\"[ \t\r\n]*:[ \t\r\n]*\\{[^}]*\\}")) return ""
  return substr(text, RSTART, RLENGTH)
}

function origins(part,    found, all) {
  while (match(part, /"[ \t]*[Hh][Tt][Tt][Pp][Ss]?:\/\/[][A-Za-z0-9._:-]+/)) {
    found = substr(part, RSTART + 1, RLENGTH - 1)
    gsub(/[ \t]/, "", found)
    if (index(all " ", " " found " ") == 0) all = all " " found
    part = substr(part, RSTART + RLENGTH)
  }
  return all
}

function text_of(part, name,    found) {
  if (!match(part, "\"" name "\"[ \t\r\n]*:[ \t\r\n]*\"[^\"]*\"")) return ""
  found = substr(part, RSTART, RLENGTH)
  sub(/"$/, "", found)
  sub(/.*"/, "", found)
  return found
}

END {
  gsub(/\\\//, "/", text)
  store = group("objectStore")
  region = text_of(store, "region")
  if (region !~ /^[A-Za-z0-9-]+$/) region = "ap-northeast-1"
  print "services" origins(group("services"))
  print "identity" origins(group("identityProvider"))
  print "store" (text_of(store, "endpoint") == "" ? " https://*.s3." region ".amazonaws.com" : origins(store))
}
