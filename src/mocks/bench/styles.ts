/** The look of the bench and of the gallery: a tool beside the portal that does not look like a part of it. */
export const toolStyles = `
  :host, .tool {
    --ground: #f3f5f7; --card: #ffffff; --ink: #14202b; --soft: #4a5a68; --line: #c5cfd8; --edge: #66788a;
    --act: #0b5aa8; --on-act: #ffffff; --good: #1a6b3a; --bad: #a8231b; --warn: #7a4b00; --mark: #ffd166;
    color-scheme: light;
    font: 400 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink);
  }
  @media (prefers-color-scheme: dark) {
    :host, .tool {
      --ground: #0f1820; --card: #18242f; --ink: #eef3f6; --soft: #b3c1cc; --line: #33444f; --edge: #8496a5;
      --act: #8cc2ff; --on-act: #06213f; --good: #7fd6a0; --bad: #ff9d92; --warn: #ffc970; --mark: #ffd166;
      color-scheme: dark;
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  h1, h2, h3, p, ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-inline-size: 0; }
  h1 { font-size: 20px; line-height: 1.2; }
  h2 { font-size: 18px; line-height: 1.3; }
  h3, legend { font-size: 15px; font-weight: 650; padding: 0; }
  .soft { color: var(--soft); font-size: 14px; }
  code, pre, textarea, .code { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; font-size: 13px; }
  button, .button {
    display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-block-size: 36px; padding: 6px 12px;
    border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: var(--ink);
    font: inherit; font-weight: 550; text-decoration: none; cursor: pointer; text-align: start;
  }
  button:hover, .button:hover { border-color: var(--act); }
  button.main { background: var(--act); border-color: var(--act); color: var(--on-act); }
  label { display: grid; gap: 4px; font-weight: 550; }
  input, select, textarea {
    inline-size: 100%; min-inline-size: 0; min-block-size: 36px; padding: 6px 10px; border: 1px solid var(--edge); border-radius: 8px;
    background: var(--card); color: var(--ink); font: inherit; font-weight: 400;
  }
  textarea { resize: vertical; line-height: 1.5; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 13px; }
  :focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
  .row > label { flex: 1 1 120px; }
`

export const benchStyles = `
  ${toolStyles}
  .bench {
    position: fixed; inset-block: 0; inset-inline-end: 0; z-index: 2147483001; inline-size: min(460px, 100vw);
    display: grid; grid-template-rows: auto auto 1fr; background: var(--ground); border-inline-start: 1px solid var(--edge);
    box-shadow: -8px 0 32px rgb(0 0 0 / .25); overflow-wrap: anywhere;
  }
  .bench.atStart { inset-inline: 0 auto; border-inline: 0 1px solid var(--edge); box-shadow: 8px 0 32px rgb(0 0 0 / .25); }
  header { display: flex; gap: 8px; align-items: center; padding: 12px 16px 8px; }
  header > div { flex: 1; min-inline-size: 0; }
  [role=tablist] { display: flex; flex-wrap: wrap; gap: 2px; padding: 0 12px; border-block-end: 1px solid var(--line); }
  [role=tab] { border: 0; border-radius: 8px 8px 0 0; background: none; padding: 6px 10px; color: var(--soft); }
  [role=tab][aria-selected=true] { color: var(--ink); background: var(--card); box-shadow: inset 0 -3px var(--act); }
  [role=tabpanel] { overflow: auto; padding: 16px; display: grid; gap: 20px; align-content: start; }
  section { display: grid; gap: 10px; }
  [role=alert]:empty { position: absolute; }
  h2:focus { outline: none; }
  .cards { display: grid; gap: 8px; }
  .card { display: grid; gap: 4px; padding: 10px 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  button.card { justify-content: stretch; inline-size: 100%; font-weight: 400; }
  .card b { font-weight: 650; }
  .card[aria-current=true] { border-color: var(--act); box-shadow: inset 4px 0 var(--act); }
  .line { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; justify-content: space-between; }
  .chip { padding: 1px 8px; border: 1px solid currentcolor; border-radius: 99px; font-size: 13px; font-weight: 600; white-space: nowrap; }
  .good { color: var(--good); } .broken { color: var(--bad); } .refused { color: var(--warn); } .open { color: var(--soft); }
  .trouble { padding: 10px 12px; border-inline-start: 4px solid var(--bad); background: var(--card); }
  .clock { font-size: 22px; font-weight: 650; font-variant-numeric: tabular-nums; }
  details { border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
  summary { padding: 8px 12px; cursor: pointer; border-radius: 10px; }
  summary > .line { display: inline-flex; inline-size: calc(100% - 24px); vertical-align: top; }
  details > div { display: grid; gap: 10px; padding: 4px 12px 12px; }
  pre { margin: 0; padding: 10px; max-block-size: 320px; overflow: auto; border-radius: 8px; background: var(--ground); white-space: pre-wrap; }
  .mono { font-variant-numeric: tabular-nums; }
  .look { position: fixed; inset: 0; z-index: 2147483002; display: grid; grid-template-rows: auto 1fr; background: #33414d; }
  .look > .bar { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; justify-content: space-between; padding: 8px 12px; background: var(--ground); }
  .look > .bar > .row { flex: 0 1 300px; }
  .look > .stage { overflow: auto; padding: 12px; }
  .look iframe { display: block; block-size: 100%; margin: 0 auto; border: 0; background: #fff; }
  @media (max-width: 600px) { .side { display: none; } }
  @media print { .bench, .look { display: none; } }
`
