import { light } from '../../shared/ui/colours/tokens'
import { toolStyles } from '../bench/styles'

export const operatorStyles = `
  ${toolStyles}
  body { margin: 0; background: Canvas; color-scheme: light dark; }
  .tool.begins { margin: 0; padding: 32px; min-block-size: 100vh; background: var(--ground); }
  .operator {
    display: grid; block-size: 100dvh; overflow: hidden; background: var(--ground); overflow-wrap: anywhere;
    grid-template: "head head head" auto "index main preview" minmax(0, 1fr) / 216px minmax(0, 1fr) minmax(0, 42%);
  }
  .operator > header {
    grid-area: head; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; justify-content: space-between;
    padding: 10px 20px; background: var(--card); border-block-end: 1px solid var(--line); position: relative; z-index: 2;
  }
  .operator > :is(nav, main, .preview) { position: relative; }
  .operator > nav { grid-area: index; overflow: auto; padding: 20px 12px; display: grid; gap: 16px; align-content: start; }
  .operator > main { grid-area: main; overflow: auto; padding: 20px; display: grid; gap: 20px; align-content: start; }
  .operator > .preview { grid-area: preview; display: grid; grid-template-rows: auto auto minmax(0, 1fr); gap: 10px; padding: 16px 20px; min-block-size: 0; border-inline-start: 1px solid var(--line); background: var(--card); }

  .files { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .saving { position: relative; }
  .sheet {
    position: absolute; inset-block-start: calc(100% + 8px); inset-inline-end: 0; inline-size: min(420px, calc(100vw - 40px)); z-index: 3;
    display: grid; gap: 12px; padding: 16px; border: 1px solid var(--edge); border-radius: 12px; background: var(--card); box-shadow: 0 12px 40px rgb(0 0 0 / .28);
  }
  .sheet > .cards { display: grid; gap: 6px; max-block-size: 40vh; overflow: auto; }

  nav > ul:first-child { display: grid; gap: 2px; }
  nav a { display: flex; gap: 8px; align-items: center; justify-content: space-between; min-block-size: 36px; padding: 4px 10px; border-radius: 8px; color: var(--ink); text-decoration: none; font-weight: 550; }
  nav a:hover { background: var(--card); color: var(--act); }
  .narrowOnly { display: none; }
  .verdict { padding: 8px 10px; border: 1px solid currentcolor; border-radius: 8px; font-weight: 600; font-size: 14px; }
  .found { display: grid; gap: 4px; }
  button.plain { inline-size: 100%; justify-content: flex-start; display: block; border-color: var(--line); border-inline-start: 4px solid var(--bad); font-weight: 400; font-size: 14px; }

  main > section { display: grid; gap: 18px; padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--card); scroll-margin-block-start: 20px; }
  main > section > h2 { font-size: 21px; }
  main > section > h2 + p { margin-block-start: -14px; }
  section:focus, fieldset:focus, h2:focus { outline: none; }
  section:focus-visible, fieldset:focus-visible, h2:focus-visible { outline: 3px solid var(--act); outline-offset: 4px; border-radius: 8px; }
  .field { display: grid; gap: 5px; }
  .field > label, .field > legend { display: flex; flex-wrap: wrap; gap: 0 8px; font-weight: 600; }
  :is(label, legend) > .soft { font-weight: 400; }
  .only > .group > :is(legend, .control, .soft) { position: absolute; inline-size: 1px; block-size: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .field > button { justify-self: start; }
  .control { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .control > input:not([type=color]), .control > select { flex: 1 1 160px; inline-size: auto; }
  .narrow .control > :is(input:not([type=color]), select) { flex: 0 1 160px; }
  input[type=checkbox] { inline-size: 20px; min-block-size: 20px; block-size: 20px; margin: 0; padding: 0; flex: none !important; accent-color: var(--act); }
  input[type=color] { inline-size: 56px; padding: 3px; }
  .flag { grid-template-columns: 20px 1fr; column-gap: 12px; }
  .flag > label { grid-area: 1 / 2; }
  .flag > .control { grid-area: 1 / 1; }
  .flag > .soft, .flag > .faults { grid-column: 2; }
  .tick { display: flex; gap: 10px; align-items: center; font-weight: 400; }
  .grow { flex: 1 1 120px; min-inline-size: 0; }
  .group { display: grid; gap: 16px; }
  :is(.group, .field) > legend { float: left; inline-size: 100%; }
  .group > legend { font-size: 17px; margin-block-end: -12px; }
  main > section > .group + *, main > section > .field + * { border-block-start: 1px solid var(--line); padding-block-start: 18px; }
  .group .group, .group > .entry { padding: 14px 16px 16px; border: 1px solid var(--line); border-radius: 10px; }
  .group .group > legend { font-size: 15px; }
  .entry { display: grid; gap: 14px; background: var(--ground); }
  .faults { display: grid; gap: 2px; color: var(--bad); font-weight: 550; font-size: 14px; }
  .wrong :is(input, textarea, select)[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
  .inLanguage { display: grid; grid-template-columns: 56px 1fr; gap: 8px; align-items: center; }
  .inLanguage > div { display: grid; gap: 4px; }
  .inLanguage textarea { font: inherit; font-weight: 400; field-sizing: content; }
  .languages { display: grid; gap: 6px; }
  .languages:empty { display: none; }
  .languages > li { padding: 4px 4px 4px 12px; border: 1px solid var(--line); border-radius: 10px; min-block-size: 44px; }
  .languages .chip { margin-inline-start: 8px; }
  .languages button, .entry > .control button { min-block-size: 32px; padding-block: 3px; }
  .control > .file { flex: 1 1 100%; }
  .file { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  .file > input { flex: 1 1 120px; inline-size: auto; }
  .shown { block-size: 36px; max-inline-size: 160px; object-fit: contain; border-radius: 6px; background: ${light.harbour}; padding: 3px; border: 1px solid var(--line); }
  .sample { padding: 10px 14px; border-radius: 10px; background: var(--ground); font: 400 22px/1.3 operator-sample, system-ui; }
  .chip { padding: 1px 8px; border: 1px solid currentcolor; border-radius: 99px; font-size: 13px; font-weight: 600; white-space: nowrap; }
  .good { color: var(--good); } .broken { color: var(--bad); }
  .trouble { padding: 10px 12px; border-inline-start: 4px solid var(--bad); background: var(--ground); }
  header > .trouble { flex: 1 1 100%; }
  .line { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; justify-content: space-between; }
  .row > .broad { flex: 3 1 220px; }
  .row > button { flex: none; }
  .cards { display: grid; gap: 10px; }
  .card { display: grid; gap: 6px; padding: 12px; border: 1px solid var(--line); border-radius: 10px; }
  .card textarea { font: inherit; font-weight: 400; }
  .card.wrong { border-color: var(--bad); }

  .pairs { display: grid; gap: 10px; }
  table { border-collapse: collapse; inline-size: 100%; font-size: 14px; }
  th, td { text-align: start; padding: 7px 8px 7px 0; overflow-wrap: normal; border-block-end: 1px solid var(--line); font-weight: 550; }
  thead th { color: var(--soft); }
  tbody th::first-letter { text-transform: uppercase; }
  tbody th .soft { display: block; font-weight: 400; font-size: 13px; }
  .measured { display: inline-flex; gap: 8px; align-items: center; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .swatch { display: inline-grid; place-content: center; inline-size: 40px; block-size: 28px; border-radius: 6px; border: 1px solid var(--line); font-weight: 700; }

  .choosers { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
  .choosers > label { flex: 1 1 110px; font-size: 14px; }
  .choosers > .broad { flex: 1 1 180px; }
  .either { display: flex; }
  .either > legend { font-size: 14px; font-weight: 550; margin-block-end: 4px; }
  .either > label { display: block; font-weight: 550; }
  .either span { display: inline-flex; align-items: center; min-block-size: 36px; padding: 6px 12px; border: 1px solid var(--edge); cursor: pointer; }
  .either > label:first-of-type span { border-radius: 8px 0 0 8px; border-inline-end-width: 0; }
  .either > label:last-of-type span { border-radius: 0 8px 8px 0; }
  .either :checked + span { background: var(--act); border-color: var(--act); color: var(--on-act); }
  .either :focus-visible + span { outline: 3px solid var(--act); outline-offset: 2px; }
  .stage { position: relative; overflow: hidden; min-block-size: 320px; border: 1px solid var(--edge); border-radius: 12px; background: var(--ground); }
  .stage > p { padding: 16px; }
  .stage > iframe { position: absolute; inset-block-start: 0; border: 0; background: #fff; transform-origin: 0 0; }
  .stage > .coming { visibility: hidden; }
  .unseen { position: absolute; inline-size: 1px; block-size: 1px; min-block-size: 0; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }
  label:has(> .unseen), button:has(.unseen), .either > label, .measured, .chip { position: relative; }

  @media (max-width: 1100px) {
    .operator { grid-template: "head head" auto "index index" auto "main preview" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 46%); }
    .operator > nav { padding: 8px 16px; gap: 8px; border-block-end: 1px solid var(--line); max-block-size: 30dvh; }
    nav > ul:first-child { display: flex; flex-wrap: wrap; }
    .operator > main, .operator > .preview { padding: 14px; }
    main > section { padding: 16px; }
  }
  @media (max-width: 640px) {
    .operator { display: block; block-size: auto; overflow: visible; min-block-size: 100dvh; }
    .narrowOnly { display: block; }
    .operator > nav { max-block-size: none; }
    .operator > .preview { border: 0; border-block-start: 1px solid var(--line); }
    .stage { block-size: 80dvh; }
    .measured { display: grid; gap: 2px; }
    .sheet { position: static; inline-size: auto; margin-block-start: 8px; }
  }
`
