import { useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { safePicture } from './safePicture'
import { PictureHostsContext } from '../operatorContexts'

interface RemotePictureProps {
  path: string | null | undefined
  /** '' if the text beside the picture says the same. */
  alt: string
  width: number
  height: number
  /** Shows if there is no picture, or if it may not load or fails to. */
  fallback?: ReactNode
}

/** A picture of a backend. It loads only from this site and the operator's hosts, and never shows as broken. */
export function RemotePicture({ path, alt, width, height, fallback }: RemotePictureProps) {
  const [broken, setBroken] = useState<string>()
  const src = safePicture(path, useContext(PictureHostsContext))
  if (!src || broken === src) return fallback
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
