#!/bin/sh
# Starts the console in a container: writes config.json and the web server's configuration to /tmp, the only place
# that can be written, and becomes nginx. `start.sh check` writes them, says all that is wrong with them, and ends.
set -eu

own=/etc/console
given=${CONSOLE_CONFIG_FILE:-/config/config.json}

fail() {
  echo "The console does not start." >&2
  echo "$1" >&2
  exit 1
}

variables=$(awk '{ print $1 }' $own/names | while read -r name; do
  eval "value=\${$name:-}"
  [ -z "$value" ] || echo "$name"
done)

if [ -e "$given" ]; then
  [ -z "$variables" ] || fail "$given is there, and these variables are set as well; use one of the two:
$variables"
  [ -r "$given" ] || fail "$given cannot be read by user $(id -u)."
  [ -s "$given" ] || fail "$given is empty."
  cat "$given" > /tmp/config.json
  from=$given
  values=$(awk -f $own/flatten.awk /tmp/config.json) || fail "$given: $values"
  echo "$values" > /tmp/values
  problems() { awk -v check=1 -v values=/tmp/values "$@" -f $own/config.awk $own/names; }
  fatal=$(problems -v fatal=1)
  all=$(problems)
  if [ -n "$fatal" ] || { [ "${1:-}" = check ] && [ -n "$all" ]; }; then
    fail "$given is not a whole configuration:
$all"
  fi
  [ -z "$all" ] || echo "$given is not as it should be:
$all" >&2
elif [ -n "${CONSOLE_CONFIG_FILE:-}" ]; then
  fail "CONSOLE_CONFIG_FILE names $given, which is not there."
else
  problems=$(awk -v check=1 -f $own/config.awk $own/names)
  [ -z "$problems" ] || fail "There is no $given, and the environment is not a whole configuration:
$problems"
  awk -f $own/config.awk $own/names > /tmp/config.json
  awk -f $own/flatten.awk /tmp/config.json > /tmp/values
  from="the environment"
fi

# CONSOLE_CONNECT: where results are read from beside the services, the place of the logs. CONSOLE_IDENTITY_ORIGINS:
# where the provider's endpoints lie, for a container that cannot ask it.
for name in CONSOLE_CONNECT CONSOLE_IDENTITY_ORIGINS; do
  eval "value=\${$name:-}"
  case $value in
    *[!A-Za-z0-9.:/*\ _-]*) fail "$name takes origins with spaces between them: https://logs.example.com." ;;
  esac
done

calls=$(awk -f $own/origins.awk /tmp/values)
of() { echo "$calls" | sed -n "s/^$1 *//p"; }

# A provider may have its endpoints on other hosts than its own.
endpoints=${CONSOLE_IDENTITY_ORIGINS:-}
authority=$(sed -n 's/^identityProvider\.authority\ttext\t *//p' /tmp/values)
case ${1:-}$endpoints$authority in
  [Hh][Tt][Tt][Pp]*)
    discovery=${authority%/}/.well-known/openid-configuration
    if wget -q -T 5 -O - "$discovery" > /tmp/discovery.json &&
      awk -f $own/flatten.awk /tmp/discovery.json > /tmp/discovery; then
      endpoints=$(awk -v discovery=1 -f $own/origins.awk /tmp/discovery)
    else
      echo "$discovery cannot be read: the console may call $authority alone. CONSOLE_IDENTITY_ORIGINS names other hosts." >&2
    fi
    ;;
esac
identity=$(echo "$(of identity) $endpoints" | tr ' ' '\n' | awk 'NF && !seen[$0]++' | tr '\n' ' ')

# nginx ends with an error where the module that knows the directive is not there, or where there is no IPv6.
brotli=
if grep -qs brotli_static /etc/nginx/modules/*.conf; then brotli='s/# brotli_static on;/brotli_static on;/'; fi
six=
[ -e /proc/net/if_inet6 ] || six='/listen \[::\]/d'

sed \
  -e "$brotli" \
  -e "$six" \
  -e 's#access_log /var/log/nginx/console.log#access_log /dev/stdout#' \
  -e "s#https://\*\.platform\.example\.com#$(of services)#g" \
  -e "s#https://identity\.example\.com#$identity#g" \
  -e "s#https://\*\.s3\.ap-northeast-1\.amazonaws\.com#$(of store) ${CONSOLE_CONNECT:-}#g" \
  -e '/add_header Content-Security-Policy/s/  */ /g' \
  -e '/add_header Content-Security-Policy/s/ ;/;/g' \
  $own/site.conf > /tmp/site.conf

nginx -q -t -e stderr -c $own/nginx.conf > /dev/null
[ "${1:-}" != check ] || { echo "The configuration from $from is right."; exit 0; }
echo "The console starts with the configuration from $from."
exec nginx -e stderr -c $own/nginx.conf -g 'daemon off;'
