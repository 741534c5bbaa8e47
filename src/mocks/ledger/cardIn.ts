/** Returns the id of the card whose list names a pass at this place. */
export function cardIn(place: string): string | undefined {
  const [kind, id, card] = place.split(':')
  return kind === 'card' ? id : kind === 'device' ? card : undefined
}
