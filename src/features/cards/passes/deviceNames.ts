import type { Device } from '../../../api/contract/account/devices'

/** Returns a function that names a phone by its nickname, else its model. Its model tells it from one of the same name. */
export function deviceNames(devices: readonly Device[], unnamed: string): (device: Device) => string {
  const nameOf = ({ nickname, model }: Device) => nickname?.trim() || model?.trim() || unnamed
  return (device) => {
    const name = nameOf(device)
    const model = device.model?.trim()
    const isShared = devices.some((other) => other.id !== device.id && nameOf(other) === name)
    return isShared && model && model !== name ? `${name} (${model})` : name
  }
}
