import { fallbackDocument, fileEnding } from './routing.js'
import type { DocumentRule } from './routing.js'
import { caching, secretPattern, secretRoutes, securityHeaders } from './policy.js'
import type { PolicyOptions, PolicySettings } from './policy.js'

/**
 * First segments of the portal's routes: `/products/:serviceType?` gives `/products`. The landing page has no segment.
 */
export function routePrefixes(routes: string[]): string[] {
  const prefixes = routes.map((route) => route.split('/')[1]).filter((part) => part && !part.startsWith(':'))
  return [...new Set(prefixes.map((part) => `/${part}`))].sort()
}

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` file of static hosts. If several rules match, hosts join the values of one header or take one of them,
 * so no path gets Cache-Control twice. Browsers take the last value of a joined Referrer-Policy.
 */
export function headersFile(settings: PolicySettings, options: PolicyOptions, rules: DocumentRule[]): string {
  const documents = [
    '/',
    '/index.html',
    fallbackDocument,
    ...routePrefixes(rules.map(({ path }) => path)).flatMap((path) => [path, `${path}/*`]),
  ]
  const secret = secretRoutes.flatMap((path) => [path, `${path}/*`])
  return (
    [
      block('/*', securityHeaders(settings, options)),
      block('/assets/*', { 'Cache-Control': caching.assets }),
      block('/settings.json', { 'Cache-Control': caching.others }),
      ...documents.map((path) => block(path, { 'Cache-Control': caching.documents })),
      ...secret.map((path) => block(path, { 'Referrer-Policy': 'no-referrer' })),
    ].join('\n\n') + '\n'
  )
}

/** `/reset/:token?` gives `/reset` and `/reset/:token`, because these files know no optional parts. */
function withoutOptions(path: string): string[] {
  const parts = path.split('/:')
  const optional = parts.filter((part) => part.endsWith('?')).length
  const whole = parts.map((part) => part.replace('?', ''))
  return Array.from({ length: optional + 1 }, (_, at) => whole.slice(0, parts.length - optional + at).join('/:'))
}

/**
 * The `_redirects` file of Netlify: each page has its document, and a path without a file is a page of the portal. A
 * missing script is not: the host answers "not found", with the document that tells visitors the same. The file is no use
 * to hosts that follow it even where a file is, such as Cloudflare Pages.
 */
export const redirectsFile = (rules: DocumentRule[]): string =>
  [
    `/assets/* ${fallbackDocument} 404`,
    ...rules
      .filter(({ path }) => path !== '/')
      .flatMap(({ path, file }) => withoutOptions(path).map((address) => `${address} ${file} 200`)),
    `/* ${fallbackDocument} 200`,
    '',
  ].join('\n')

const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The logs of a server in the sample. */
const logs = `  # Judged at once: an answer's file replaces $uri.
  set $portal_is_secret $portal_secret;
  access_log /var/log/nginx/portal.log portal if=$portal_logged;
  # Its lines name addresses, and no format can change them.
  error_log /var/log/nginx/portal-error.log crit;`

/** A sample configuration for nginx, to include in its `http` block. */
export function nginxFile(settings: PolicySettings, options: PolicyOptions, rules: DocumentRule[]): string {
  const { 'Referrer-Policy': referrer = '', ...fixed } = securityHeaders(settings, options)
  return `# Sample for nginx: set server_name, root and certificates, then include it in the http block.
${nginxMaps(referrer, rules)}
${nginxServers(fixed)}
`
}

/** What follows from an address: caching, the referrer, whether the log keeps it, and the document of its page. */
const nginxMaps = (referrer: string, rules: DocumentRule[]): string => `map $uri $portal_caching {
  default ${quoted(caching.others)};
  ~^/assets/ ${quoted(caching.assets)};
  ~\\.html$ ${quoted(caching.documents)};
}
# Addresses with a token, and what could not be read as an address: no referrer names them, and no log keeps them.
map "$uri?$args" $portal_secret {
  default 0;
  "~^[?]" 1;
  ${quoted(`~*${secretPattern}`)} 1;
}
map $portal_secret $portal_referrer {
  default ${quoted(referrer)};
  1 "no-referrer";
}
map $portal_secret $portal_logged {
  default 1;
  1 0;
}
# The log keeps the site of the page that led here, not its address: that may hold a token.
map $http_referer $portal_referer {
  default "-";
  "~*^(?<portal_site>https?://[a-z0-9.:-]+)" "$portal_site/";
}
log_format portal '$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$portal_referer" "$http_user_agent"';
# The document that a page begins with: its heading, a skeleton, title and description.
map $uri $portal_document {
  default ${fallbackDocument};
${rules.map(({ pattern, file }) => `  "~*${pattern}" ${file};`).join('\n')}
}`

const nginxServers = (headers: Record<string, string>): string => `server {
  listen 80;
  server_name portal.example;
  server_tokens off;
${logs}
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  ssl_certificate /etc/ssl/portal.pem;
  ssl_certificate_key /etc/ssl/portal.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  server_name portal.example;
  root /var/www/portal;
${logs}
  # The host's own lines, such as the way to a backend below this site.
  include portal.d/*.conf;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
  add_header Referrer-Policy $portal_referrer always;
  # Not for errors: a file missing for a moment must not be missing for a year.
  add_header Cache-Control $portal_caching;

${locations}
}`

/** What a server of the sample sends for each kind of address. */
const locations = `  # Shared caches keep packed and plain answers apart. The build writes .gz and .br beside each text file; with the
  # module for it, .br files are sent, too.
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/plain;
  gzip_static on;
  # brotli_static on;
  charset utf-8;

  # A token may end like a file, and be longer than the name of a file may be.
  location ~* ${quoted(secretPattern)} {
    rewrite ^ $portal_document last;
  }
  location / {
    try_files $uri $portal_document;
  }
  location ^~ /documents/ {
    internal;
  }
  # A missing script or picture is not found; people who look for one read that in the portal's own words.
  error_page 404 ${fallbackDocument};
  location ^~ /assets/ {
    try_files $uri =404;
  }
  location ~ ^/(_headers|_redirects|nginx\\.conf)$ {
    return 404;
  }
  # nginx knows no type for it.
  location ~ \\.webmanifest$ {
    default_type application/manifest+json;
  }
  location ~* "${fileEnding}" {
    try_files $uri =404;
  }`
