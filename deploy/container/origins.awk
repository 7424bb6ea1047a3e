# Reads the values of a config.json (flatten.awk) and prints what its console calls, as the placeholders of nginx.conf
# name it: a line of `services`, `identity` and `store` each, with origins behind. With `-v discovery=1` it reads a
# provider's discovery document instead, and prints the origins of all its endpoints. Only an origin gets that far.

BEGIN { FS = "\t" }

function add(place, address,    origin) {
  if (!match(address, /^[ ]*[Hh][Tt][Tt][Pp][Ss]?:\/\/[][A-Za-z0-9._:-]+/)) return
  origin = substr(address, RSTART, RLENGTH)
  gsub(/ /, "", origin)
  if (index(all[place] " ", " " origin " ") == 0) all[place] = all[place] " " origin
}

discovery && ($1 ~ /^[a-z_]+_endpoint$/ || $1 == "jwks_uri") { add("identity", $3) }
discovery { next }
$1 ~ /^services\./ || $1 == "measurements.address" { add("services", $3) }
$1 == "identityProvider.authority" { add("identity", $3) }
$1 == "objectStore.endpoint" { endpoint = $3; add("store", $3) }
$1 == "objectStore.region" && $3 ~ /^[A-Za-z0-9-]+$/ { region = $3 }

END {
  if (discovery) {
    print substr(all["identity"], 2)
    exit
  }
  if (region == "") region = "ap-northeast-1"
  print "services" all["services"]
  print "identity" all["identity"]
  print "store" (endpoint == "" ? " https://*.s3." region ".amazonaws.com" : all["store"])
}
