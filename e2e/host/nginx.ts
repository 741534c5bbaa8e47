import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import { answerOf } from './answer'
import type { Host } from './answer'

const program = process.env.NGINX_PATH ?? 'nginx'

/** Finds the nginx package's table of MIME types. */
function mimeTypes(): string {
  const told = execFileSync('sh', ['-c', '"$0" -V 2>&1', program], { encoding: 'utf8' })
  const conf = /--conf-path=(\S+)/.exec(told)?.[1] ?? '/etc/nginx/nginx.conf'
  return join(dirname(conf), 'mime.types')
}

/** Returns a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

const replaced = (text: string, part: string, by: string) => {
  if (!text.includes(part)) throw new Error(`The sample has no "${part}"`)
  return text.replaceAll(part, by)
}

/** Runs nginx with the sample configuration of a built folder, with its own ports, paths and certificate. */
export async function serveByNginx(
  folder: string,
): Promise<Host & { stop: () => void; logs: () => string[]; certificateFile: string }> {
  const own = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
  const [secure, plain] = [await freePort(), await freePort()]
  const [certificate, key] = [join(own, 'portal.pem'), join(own, 'portal.key')]
  const logs = [join(own, 'portal.log'), join(own, 'portal-error.log')] as const
  const subject = ['-subj', '/CN=portal.example', '-addext', 'subjectAltName=DNS:portal.example,IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1']
  execFileSync('openssl', ['req', ...kind, ...subject, '-out', certificate, '-keyout', key], { stdio: 'pipe' })

  let sample = readFileSync(join(folder, 'nginx.conf'), 'utf8')
  for (const [part, by] of [
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${secure} ssl`],
    ['/etc/ssl/portal.pem', certificate],
    ['/etc/ssl/portal.key', key],
    ['/var/log/nginx/portal.log', logs[0]],
    ['/var/log/nginx/portal-error.log', logs[1]],
    ['/var/www/portal', folder],
  ] as const)
    sample = replaced(sample, part, by)
  writeFileSync(join(own, 'sample.conf'), sample)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own}/${kind};`,
  )
  const conf = `daemon off;
master_process off;
pid ${own}/nginx.pid;
error_log stderr;
events {}
http {
  include ${mimeTypes()};
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
  include ${own}/sample.conf;
}
`
  writeFileSync(join(own, 'nginx.conf'), conf)

  // The standard error is a log, too.
  let said = ''
  const nginx = spawn(program, ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf')], { stdio: 'pipe' })
  nginx.stderr.on('data', (text) => (said += String(text)))
  const host: Host = { secure, plain, certificate: readFileSync(certificate, 'utf8') }
  const stop = () => {
    nginx.kill()
    rmSync(own, { recursive: true, force: true })
  }
  try {
    await vi.waitFor(() => answerOf(host, '/'), { timeout: 120_000 })
  } catch (error) {
    stop()
    throw new Error(`nginx does not answer: ${said}`, { cause: error })
  }
  return {
    ...host,
    certificateFile: certificate,
    stop,
    logs: () => [...logs.map((file) => readFileSync(file, 'utf8')), said],
  }
}
