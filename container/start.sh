#!/bin/sh
# Writes the operator's settings and words into the documents, and starts nginx. A fault in them ends the container with
# a sentence about it, before it takes a visitor.
#
#   /operator   your folder: settings.json, and what it names, and texts/ (mounted, read only)
#   /kept       the scripts of earlier releases, for pages that are open (a volume; may be missing)
set -eu
portal=${PORTAL_FOLDER:-/portal}
operator=${OPERATOR_FOLDER:-/operator}
kept=${KEPT_FOLDER:-/kept}
work=${WORK_FOLDER:-/tmp}
days=${KEPT_DAYS:-30}
port=${PORT:-8080}
site=$work/site

rm -rf "$site"
mkdir -p "$work/nginx"
cp -R "$portal/dist" "$site"
if [ -d "$operator" ]; then cp -RL "$operator/." "$site/"; fi
NODE_ENV=production node "$portal/writeSite.mjs" "$site"

# The scripts of this release join those of the releases before, for as long as pages of those may be open.
if [ -d "$kept" ] && [ -w "$kept" ]; then
  cd "$site/assets"
  # A file that is there may be on its way to a visitor: it is not written again.
  for file in *; do
    if [ ! -e "$kept/$file" ]; then cp "$file" "$kept/$file"; fi
  done
  # The days count from when a release last ran: that is now for the one that ran until now, and for the one that starts.
  if [ -s "$kept/.shown" ]; then (cd "$kept" && xargs touch -c < .shown); fi
  ls | (cd "$kept" && xargs touch)
  ls > "$work/shown"
  mv "$work/shown" "$kept/.shown"
  cd /
  find "$kept" -type f -mtime "+$days" -exec rm -f {} +
  rm -rf "$site/assets"
  ln -s "$kept" "$site/assets"
fi

# What stands before the container speaks HTTPS: of the sample, the second server remains, without certificates.
awk -v port="$port" '
  /^server \{$/ { servers += 1 }
  servers == 1 { next }
  /^  ssl_/ { next }
  /^  listen / { print "  listen " port ";"; next }
  { print }
' "$site/nginx.conf" |
  sed -e "s#root /var/www/portal;#root $site;#" \
    -e 's#server_name portal.example;#server_name _;#' \
    -e 's#/var/log/nginx/portal.log#/dev/stdout#' \
    -e 's#/var/log/nginx/portal-error.log#/dev/stderr#' > "$work/nginx/portal.conf"

exec nginx -c "${NGINX_CONF:-/etc/nginx/nginx.conf}"
