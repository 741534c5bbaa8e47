import { useDeferredValue } from 'react'

/** More than two screens of cards. */
const first = 12

/** Renders the first entries of a list at once. The rest follow while no press waits. */
export const useLongList = <T>(list: T[]): T[] => useDeferredValue(list, list.slice(0, first))

/** Further cards are laid out when they come near. Their edge leaves room for the outline of the focus. */
export const longList = {
  [`& > li:nth-of-type(n + ${first + 1})`]: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 320px',
    '--edge': '6px',
    maxWidth: 'calc(360px + 2 * var(--edge))',
    margin: 'calc(-1 * var(--edge))',
    padding: 'var(--edge)',
  },
}
