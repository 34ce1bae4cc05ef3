import { A, type AskedShape, D, M, page, S, T } from './asked.ts';

/** Habits of forms on small employers' own pages, several in each. */
export const everydayForms: Record<string, [html: string, asked: AskedShape[]]> = {};

const yesNo = ['Yes', 'No'];
const threeBoxes =
  '<input type="text" class="s"> <span class="dash"></span> <input type="text" class="s"> <span class="dash"></span> <input type="text" class="s">';
const dayBox = (id: string, text: string) =>
  `<span class="h"><label for="${id}">${text}</label><input type="text" id="${id}"></span>`;

everydayForms['names above, counters and hidden messages between, boxes without lengths'] = [
  page(
    `<h1>Application for employment</h1><form action="/apply" method="post"><p><label for="">Home phone*</label>${threeBoxes}</p><p><label for="who">Keeper's name*</label><input id="who" name="who"></p>
<h5>First day you could keep the light*</h5><p class="row">${dayBox('mo', 'MM')}<span class="dash"></span>${dayBox('da', 'DD')}<span class="dash"></span>${dayBox('ye', 'YYYY')}</p>
<h5>Letter to the harbour master</h5><p><textarea name="" id="letter"></textarea><span class="count">Maximum Allowed: <b>900</b> characters. <em>Currently Used: <i>0</i> characters.</em></span></p>
<div><div class="q">If a keeper sent you, write the keeper's number. (optional)</div><div><label id="bad" class="ng-hide">There is no such keeper.</label><input name="sent" placeholder="Number" type="text"></div></div><button>Send application</button></form>`,
  ),
  [
    ['Home phone', T, 1],
    ["Keeper's name", T, 1],
    ['First day you could keep the light', D, 1],
    ['Letter to the harbour master', A, 0],
    ["If a keeper sent you, write the keeper's number.", T, 0],
  ],
];

const tick = (name: string, text: string) =>
  `<div class="l"><div class="t"><input id="${name}" name="${name}" type="checkbox"><label for="${name}">${text}</label></div></div>`;

everydayForms['spoken names that say less, a hint before the choices, boxes with a name each'] = [
  page(
    `<h2>Apply to keep bees</h2><form action="/apply"><label>Your full name<input name="n" aria-label="Name" required></label><label>Can you bring a truck?<select name="truck" aria-label="Truck"><option>Yes</option><option>No</option></select></label>
<div><span class="g">Have you ever been stung? <span class="req">*</span></span><p class="hint">A sting alone keeps nobody from this work.</p><div><label><input type="radio" name="Stung" value="Yes" required> Yes</label><label><input type="radio" name="Stung" value="No"> No</label></div></div>
<div><p>Which work would you like to see? (We may show you more!)</p>${tick('kind_hives', 'Hives')}${tick('kind_swarm', 'Swarms')}${tick('kind_wax', 'Wax')}</div>
<table><tr><td>May we ask your last farm? <label for="ask" class="radio">Yes <input type="radio" name="ask" id="ask" value="yes"></label> <label for="ask" class="radio">No <input type="radio" name="ask" id="ask" value="no"></label></td></tr></table>
<div><p>Sign here</p><canvas width="200" height="50"></canvas><p>Draw your name in the field.</p><input type="file" id="drawn" name="Drawn name" tabindex="-1" aria-hidden="true" style="position:absolute;width:1px;height:1px"></div><button>Send application</button></form>`,
  ),
  [
    ['Your full name', T, 1],
    ['Can you bring a truck?', S, 0, yesNo],
    ['Have you ever been stung?', S, 1, yesNo],
    ['Which work would you like to see? (We may show you more!)', M, 0, ['Hives', 'Swarms', 'Wax']],
    ['May we ask your last farm?', S, 0, yesNo],
  ],
];

everydayForms['only its heading and what it asks speak of a job'] = [
  page(
    `<h1>Careers</h1><p>Fill in the short form and the head gardener will call.</p><form method="post" action=""><div><p>Name</p><input name="name" required></div><div><p>E-mail</p><input name="email"></div><div><p>Work experience</p><input type="checkbox" name="xp[]" value="H" id="h"><label for="h">Hedges</label><br><input type="checkbox" name="xp[]" value="P" id="p"><label for="p">Ponds</label></div><button>Send</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['E-mail', T, 0],
    ['Work experience', M, 0, ['Hedges', 'Ponds']],
  ],
];
