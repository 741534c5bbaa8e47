import { toolStyles } from '../bench/styles'

/** Widths of the screens: as wide as the frame is for its page, and how much smaller it is shown. */
export const widths = { 360: 0.75, 768: 0.5, 1280: 0.47 } as const

export type Width = keyof typeof widths

const height = 1000

const sizes = Object.entries(widths).map(
  ([width, scale]) => `
  .at${width} { inline-size: ${Number(width) * scale}px; }
  .at${width} .pane { block-size: ${height * scale}px; }
  .at${width} iframe { inline-size: ${width}px; block-size: ${height}px; transform: scale(${scale}); }`,
)

export const galleryStyles = `
  ${toolStyles}
  body { margin: 0; background: Canvas; color-scheme: light dark; }
  .tool { background: var(--ground); min-block-size: 100vh; }
  .tool > header { position: sticky; inset-block-start: 0; z-index: 1; display: grid; gap: 10px; padding: 14px 20px; background: var(--card); border-block-end: 1px solid var(--line); }
  .choosers { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; }
  .choosers label { flex: 0 1 150px; }
  .choosers label:first-child { flex: 1 1 220px; }
  main { display: grid; gap: 32px; padding: 20px; }
  main > section { display: grid; gap: 12px; min-inline-size: 0; }
  main h2 { overflow-wrap: anywhere; font: 650 16px/1.3 ui-monospace, Menlo, Consolas, monospace; }
  .screens { display: flex; flex-wrap: wrap; gap: 20px; }
  .screens > li { display: grid; gap: 8px; align-content: start; max-inline-size: 100%; }
  .pane { overflow: hidden; border: 1px solid var(--edge); border-radius: 10px; background: var(--card); max-inline-size: 100%; }
  iframe { display: block; border: 0; transform-origin: 0 0; }
  [dir=rtl] iframe { transform-origin: 100% 0; }
  .name { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: baseline; }
  .acts { display: flex; flex-wrap: wrap; gap: 8px; }
  .acts > * { min-block-size: 32px; padding: 3px 10px; font-size: 14px; }
  @media (max-width: 600px), (max-height: 600px) { .tool > header { position: static; } }
  ${sizes.join('')}
`
