import { useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { safePicture } from '../colours/colour'
import { PictureHostsContext } from '../operatorContexts'

interface RemotePictureProps {
  path: string | null | undefined
  /** '' if text beside it says the same. */
  alt: string
  width: number
  height: number
  /** If none comes, may load, or loads. */
  fallback?: ReactNode
}

/** A backend's picture, only from this site and the operator's hosts, never broken. */
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
