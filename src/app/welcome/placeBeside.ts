interface Size {
  width: number
  height: number
}

export interface Place extends Size {
  left: number
  top: number
}

const gap = 16
const edge = 12

/**
 * Where a box stands that tells of a target: below it, else above it, else at the window's foot; always in the window.
 * All in pixels from the window's top left corner.
 */
export function placeBeside(target: Place | undefined, box: Size, view: Size): { left: number; top: number } {
  const within = (wanted: number, size: number, room: number) => Math.max(edge, Math.min(wanted, room - size - edge))
  const foot = within(Infinity, box.height, view.height)
  if (!target) return { left: within((view.width - box.width) / 2, box.width, view.width), top: foot }
  const below = target.top + target.height + gap
  const above = target.top - gap - box.height
  const isRoomBelow = below >= edge && below + box.height + edge <= view.height
  const isRoomAbove = above >= edge && target.top <= view.height
  return {
    left: within(target.left + (target.width - box.width) / 2, box.width, view.width),
    top: isRoomBelow ? below : isRoomAbove ? above : foot,
  }
}
