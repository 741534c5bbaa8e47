import type { ReadFile } from './draft'

/** A folder that the operator chose, as far as it is used here. TypeScript does not know the picker. */
interface Folder {
  getDirectoryHandle(name: string, options: { create: true }): Promise<Folder>
  getFileHandle(name: string, options: { create: true }): Promise<FileSystemFileHandle>
}

type Picker = (options: { mode: 'readwrite' }) => Promise<Folder>

const picker = (): Picker | undefined => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker?.bind(window)

/** Whether the browser can write into a folder. Chromium can. */
export const canWrite = (): boolean => picker() !== undefined

/** Asks for a folder and writes the files into it. Returns false if the operator chose none. */
export async function writeFiles(files: readonly ReadFile[]): Promise<boolean> {
  let folder: Folder | undefined
  try {
    folder = await picker()?.({ mode: 'readwrite' })
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return false
    throw thrown
  }
  if (!folder) return false
  for (const { path, content } of files) {
    const [name = '', ...above] = path.split('/').reverse()
    let inside = folder
    for (const part of above.reverse()) inside = await inside.getDirectoryHandle(part, { create: true })
    const stream = await (await inside.getFileHandle(name, { create: true })).createWritable()
    await stream.write(new Uint8Array(content))
    await stream.close()
  }
  return true
}

export function download({ path, content }: ReadFile): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(content)]))
  const link = document.createElement('a')
  link.href = address
  link.download = path.slice(path.lastIndexOf('/') + 1)
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const readChosen = (files: readonly File[]): Promise<ReadFile[]> =>
  Promise.all(
    files.map(async (file) => ({
      path: file.webkitRelativePath || file.name,
      content: new Uint8Array(await file.arrayBuffer()),
    })),
  )

export async function readDropped({ items }: DataTransfer): Promise<ReadFile[]> {
  // The list is empty as soon as this function waits.
  const dropped = [...items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }))
  const read = dropped.map(({ entry, file }) => (entry ? filesBelow(entry) : readChosen(file ? [file] : [])))
  return (await Promise.all(read)).flat()
}

async function filesBelow(entry: FileSystemEntry): Promise<ReadFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail))
    return [{ path: entry.fullPath.slice(1), content: new Uint8Array(await file.arrayBuffer()) }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    // A reader gives at most a hundred at a time.
    const more = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail))
    if (more.length === 0) break
    found.push(...more)
  }
  return (await Promise.all(found.map(filesBelow))).flat()
}
