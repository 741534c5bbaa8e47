import { QRCodeSVG } from 'qrcode.react'

interface QrCodeProps {
  address: string
  name: string
  /** In pixels. */
  size: number
}

/** Its library is a third of the receipt's code, so it loads behind the receipt. */
export default function QrCode({ address, name, size }: QrCodeProps) {
  return <QRCodeSVG value={address} size={size} level="M" marginSize={4} title={name} role="img" aria-label={name} />
}
