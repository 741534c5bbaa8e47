import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../shared/store'
import { safePicture } from '../../shared/ui/colour'
import { selectSettings } from '../settings'

interface RemotePictureProps {
  path: string | null | undefined
  alt: string
  width: number
  height: number
  /** Stands in where there is no picture, none that may be loaded, or it does not come. */
  fallback: ReactNode
}

/** A picture whose address the backend sent: only from this site and the operator's hosts, and never a broken frame. */
export function RemotePicture({ path, alt, width, height, fallback }: RemotePictureProps) {
  const { pictureHosts } = useAppSelector(selectSettings)
  const [broken, setBroken] = useState<string>()
  const src = safePicture(path, pictureHosts)
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
