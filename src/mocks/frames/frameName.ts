export type Scheme = 'light' | 'dark'

/** Frames of the gallery have a backend and a storage of their own; those of the bench share the page's. */
type Kind = 'screen' | 'look'

/** Returns the name that tells a frame how to begin: it stays while the frame goes from page to page. */
export const frameName = (kind: Kind, scheme: Scheme): string => `portal-${kind}-${scheme}`

const parts = (): RegExpExecArray | null => /^portal-(screen|look)-(light|dark)$/.exec(window.name)

export const isScreenFrame = (): boolean => window.parent !== window && parts()?.[1] === 'screen'

export const isOurFrame = (): boolean => window.parent !== window && parts() !== null

/** Returns the scheme that the page is to show, if it stands in such a frame. */
export const schemeOfFrame = (): Scheme | undefined => parts()?.[2] as Scheme | undefined
