#!/bin/sh
# Starts the console in a container: writes config.json and the web server's configuration to /tmp, the only place
# that can be written, and becomes nginx. `start.sh check` writes them, says that they are right, and ends.
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
elif [ -n "${CONSOLE_CONFIG_FILE:-}" ]; then
  fail "CONSOLE_CONFIG_FILE names $given, which is not there."
else
  problems=$(awk -v check=1 -f $own/config.awk $own/names)
  [ -z "$problems" ] || fail "There is no $given, and the environment is not a whole configuration:
$problems"
  awk -f $own/config.awk $own/names > /tmp/config.json
  from="the environment"
fi

# Where results are read from beside the services: the place of the logs.
case ${CONSOLE_CONNECT:-} in
  *[!A-Za-z0-9.:/*\ _-]*) fail "CONSOLE_CONNECT takes origins with spaces between them: https://logs.example.com." ;;
esac

calls=$(awk -f $own/origins.awk /tmp/config.json)
of() { echo "$calls" | sed -n "s/^$1 *//p"; }

# nginx ends with an error where the module that knows the directive is not there.
brotli=
if grep -qs brotli_static /etc/nginx/modules/*.conf; then brotli='s/# brotli_static on;/brotli_static on;/'; fi

sed \
  -e "$brotli" \
  -e "s#https://\*\.platform\.example\.com#$(of services)#g" \
  -e "s#https://identity\.example\.com#$(of identity)#g" \
  -e "s#https://\*\.s3\.ap-northeast-1\.amazonaws\.com#$(of store) ${CONSOLE_CONNECT:-}#g" \
  -e '/add_header Content-Security-Policy/s/  */ /g' \
  -e '/add_header Content-Security-Policy/s/ ;/;/g' \
  $own/site.conf > /tmp/site.conf

nginx -q -t -e stderr -c $own/nginx.conf > /dev/null
[ "${1:-}" != check ] || { echo "The configuration from $from is right."; exit 0; }
echo "The console starts with the configuration from $from."
exec nginx -e stderr -c $own/nginx.conf -g 'daemon off;'
