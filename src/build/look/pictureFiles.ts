/** What an svg may not hold: it is the operator's file, but a page must not depend on who drew it. */
const unsafe: [RegExp, string][] = [
  [/<script\b/i, 'holds a script'],
  [/\son\w+\s*=/i, 'holds a script in an attribute'],
  [/javascript:/i, 'holds an address that is a script'],
  [/<foreignObject\b/i, 'holds a page inside the picture'],
  [/<!ENTITY/i, 'holds an entity'],
  [/(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'loads something from another site'],
  [/url\(\s*["']?\s*(?:https?:)?\/\//i, 'loads something from another site'],
]

const isPng = (file: Buffer) => file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))
const isJpeg = (file: Buffer) => file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))
const isWebp = (file: Buffer) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'

function svgFault(file: Buffer): string | undefined {
  const text = file.toString('utf8')
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(text))
    return 'is no svg file'
  return unsafe.find(([pattern]) => pattern.test(text))?.[1]
}

/** Returns what is wrong with a picture, as the end of a sentence; undefined if it is what its name says. */
export function pictureFault(name: string, file: Buffer): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  if (ending === 'svg') return svgFault(file)
  const isRight = { png: isPng, webp: isWebp }[ending] ?? isJpeg
  return isRight(file) ? undefined : `is no ${ending} file`
}

/** Returns how wide a picture is for its height; undefined if an svg does not say it. */
export function ratioOf(name: string, file: Buffer): number | undefined {
  if (name.endsWith('.png')) return file.readUInt32BE(16) / file.readUInt32BE(20)
  const [root = ''] = /<svg[^>]*>/.exec(file.toString('utf8')) ?? []
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? []
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const lengthOf = (side: string) => Number(new RegExp(`\\s${side}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1])
  const ratio = width && height ? width / height : lengthOf('width') / lengthOf('height')
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}
