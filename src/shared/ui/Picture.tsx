import type { ComponentType } from 'react'
import * as drawings from './drawings'
import { BuyOnline, PhoneActivate, ReaderScan } from './stepDrawings'

/** Our own drawings, in the scheme's colours; 160 by 120, so that no picture moves what is under it. */
const pictures = {
  emptyCart: drawings.EmptyCart,
  nothingFound: drawings.NothingFound,
  chooseOptions: drawings.ChooseOptions,
  notFound: drawings.NotFound,
  offline: drawings.Offline,
  failure: drawings.Failure,
  receipt: drawings.Receipt,
  ticket: drawings.Ticket,
  buyOnline: BuyOnline,
  phoneActivate: PhoneActivate,
  readerScan: ReaderScan,
} satisfies Record<string, ComponentType>

export type PictureName = keyof typeof pictures

interface PictureProps {
  name: PictureName
  /** Width in pixels; the height is three quarters of it. */
  size?: number
  /** Only where the picture says what no text beside it says; decorative otherwise. */
  title?: string
}

export function Picture({ name, size = 160, title }: PictureProps) {
  const Drawing = pictures[name]
  const seen = title ? ({ role: 'img', 'aria-label': title } as const) : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 160 120" width={size} height={size * 0.75} fill="none" focusable="false" {...seen}>
      <Drawing />
    </svg>
  )
}
