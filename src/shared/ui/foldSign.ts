/** The sign behind the words of what opens. `--turned` turns it when it is open. */
export const foldSign = {
  content: '""',
  display: 'inline-block',
  width: '0.45em',
  height: '0.45em',
  marginInlineStart: '0.6em',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'var(--turned, translateY(-0.2em) rotate(45deg))',
}
