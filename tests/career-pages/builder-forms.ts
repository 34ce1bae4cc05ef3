import { A, type AskedShape, D, F, M, page, S, T } from './asked.ts';

/** Forms as the builders and plugins of other countries' sites draw them. */
export const builderForms: Record<string, [html: string, asked: AskedShape[]]> = {};

const ear =
  '.ear-only{position:absolute;top:-10000em;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)}';

builderForms['placeholders in Spanish'] = [
  page(
    '<main><h1>Trabaja con nosotros</h1><form class="builder-form" method="post"><div class="col"><input type="text" name="f[a1]" placeholder="Nombre y apellido" required></div><div class="col"><input type="tel" name="f[a2]" placeholder="Móvil" required></div><div class="col"><label for="f-msg">Cuéntanos de ti (opcional)</label><textarea id="f-msg" name="f[a3]"></textarea></div><div class="col"><label for="f-doc">Sube tu archivo</label><input type="file" id="f-doc" name="f[a4]"></div><button type="submit">Enviar</button></form></main>',
    '',
    'es',
  ),
  [
    ['Nombre y apellido', T, 1],
    ['Móvil', T, 1],
    ['Cuéntanos de ti', A, 0],
    ['Sube tu archivo', F, 0],
  ],
];

builderForms['names in spans, in Portuguese on a page that says it is English'] = [
  page(
    '<div id="find"><form action="#" method="post"><input type="text" name="busca"><input type="submit" value="Procurar"></form></div><div id="news"><form action="/newsletter" method="post"><input type="text" name="email"><input type="submit" value="OK"></form></div><div id="main"><h1>Seus dados</h1><p>Campos com (*) são obrigatórios.</p><form action="#" method="post"><fieldset><div class="field"><span>* Nome: </span><input type="text" name="nome"></div><div class="field"><span>* E-mail:</span><input type="text" name="email"></div><div class="field"><span>Envie o seu currículo:</span><input type="file" name="arquivo"></div><input type="submit" value="Enviar"></fieldset></form></div>',
  ),
  [
    ['Nome', T, 1],
    ['E-mail', T, 1],
    ['Envie o seu currículo', F, 0],
  ],
];

builderForms['one id for many boxes, in Indonesian'] = [
  page(
    `<h3>Formulir Kandidat</h3><form id="plug-7" class="plug" method="post">${[
      'Nama Lengkap',
      'Nama Panggilan',
    ]
      .map(
        (name, n) =>
          `<div class="plug-field"><label for="plug-7-3">${name} <span class="must">*</span></label><input type="text" id="plug-7-3" name="nama_${n}" required></div>`,
      )
      .join(
        '',
      )}<div class="plug-field"><label for="plug-7-9">Nomor Handphone <span class="must">*</span></label><input type="text" id="plug-7-9" name="no_hp" required></div><div class="plug-field"><label for="plug-7-6">Agama</label><select id="plug-7-4" name="agama"><option value="">- Pilih -</option><option value="1">Islam</option><option value="2">Hindu</option></select></div><div class="plug-field"><label for="plug-7-5">Foto</label><input type="file" id="plug-7-5" name="foto"></div><button type="submit">Simpan</button></form>`,
    '',
    'id',
  ),
  [
    ['Nama Lengkap', T, 1],
    ['Nama Panggilan', T, 1],
    ['Nomor Handphone', T, 1],
    ['Agama', S, 0, ['Islam', 'Hindu']],
    ['Foto', F, 0],
  ],
];

builderForms['parts of a date that are put away, long choices and a drop area'] = [
  page(
    `<h1>Apply here</h1><form id="b1" class="apply"><ul><li><label id="lb_4" for="lite_4">Day you could begin</label><div style="display:none"><input type="tel" id="m_4" name="q4[m]" aria-labelledby="lb_4 sub_m"><label for="m_4" id="sub_m">Month</label><input type="tel" id="d_4" name="q4[d]" aria-labelledby="lb_4 sub_d"><label for="d_4" id="sub_d">Day</label></div><span><input type="text" id="lite_4" placeholder="MM-DD-YYYY" aria-labelledby="lb_4 sub_l"><label for="lite_4" id="sub_l">Date</label></span></li>
<li class="field"><label class="field_label">Tick all that apply<span class="must">*</span></label><div><ul><li><input type="checkbox" name="input_9.1" id="c91" value="a"><label for="c91">I hold a licence to drive a lorry</label></li><li><input type="checkbox" name="input_9.2" id="c92" value="b"><label for="c92">I could begin on a Saturday and would not need to be shown the way to the yard beforehand</label></li></ul></div></li>
<li><label for="drop-box" class="ear-only">Work record</label><div id="drop-box" class="pond"><input type="file" id="pond-1x" name="cv" aria-labelledby="pond-l"><div><label for="pond-1x" id="pond-l" aria-hidden="true">Suelta aquí o <span tabindex="0">busca</span></label></div></div></li>
<li><label for="ok-1" class="ear-only">acceptance</label><div><span><input type="checkbox" name="ok" id="ok-1" required><label for="ok-1">We may keep what you <strong>tell us</strong></label></span></div></li>
<li><label>Your e-mail</label><input type="email" name="mail" required>
<label>What else?</label><textarea name="more" placeholder="Shifts, certificates, anything worth sharing with us."></textarea></li></ul><button>Send</button></form>`,
    `<style>${ear}</style>`,
  ),
  [
    ['Day you could begin', D, 0],
    [
      'Tick all that apply',
      M,
      1,
      [
        'I hold a licence to drive a lorry',
        'I could begin on a Saturday and would not need to be shown the way to the yard beforehand',
      ],
    ],
    ['Work record', F, 0],
    ['We may keep what you tell us', M, 1, ['Yes']],
    ['Your e-mail', T, 1],
    ['What else?', A, 0],
  ],
];

builderForms['a form that only scripts send, beside the first of several steps'] = [
  page(
    '<main><h2>Apply — Night porter</h2><form id="outbox" action="https://forms.example/send" method="post" style="display:none"><input type="file" name="Resume_File"><input type="text" name="01 Name" id="o_name"><input type="text" name="02 Email" id="o_mail"></form><div class="panel on"><div class="field"><label>Your name <span>*</span></label><input type="text" id="s_name" placeholder="e.g. Ada Example" required></div><div class="field"><label>Your e-mail <span>*</span></label><input type="email" id="s_mail" required></div><div class="field"><label>Would you work on Sundays?</label><div><label class="pick"><input type="radio" name="sun" value="y"><i></i> Gladly</label><label class="pick"><input type="radio" name="sun" value="n"><i></i> Never</label></div></div><button type="button">Continue</button></div><div class="panel" style="display:none"><div class="field"><label>Resume</label><input type="file" id="s_cv"></div></div></main>',
  ),
  [
    ['Your name', T, 1],
    ['Your e-mail', T, 1],
    ['Would you work on Sundays?', S, 0, ['Gladly', 'Never']],
  ],
];

const pick = (name: string, text: string) =>
  `<div class="cell"><div class="box"><label class="pick"><span class="button">Zgjidh skedar</span><input type="file" name="${name}" style="display:none"><span class="none">Asnjë skedar</span></label>${text}</div></div>`;

builderForms['names behind the boxes, and files that all invite with the same words'] = [
  page(
    `<h1>Apply for a season</h1><form class="apply"><div class="part"><h3>About you</h3><div class="row"><div class="cell"><div class="box"><input type="text" name="a1" required><span class="text">Emri *</span></div></div><div class="cell"><div class="box"><input type="email" name="a2" required><span class="text">E-mail *</span></div></div></div></div><div class="part"><h3>About your work</h3><div class="row"><div class="cell"><div class="box"><textarea name="b1"></textarea><span class="text">Stili</span></div></div></div><div class="row"><div class="cell"><div class="box"><textarea name="b2"></textarea><span class="text">Komente</span></div></div></div></div><div class="part"><h3>Papers</h3><div class="row">${pick('c1', '<span class="text">CV e shkurtër</span>')}</div><div class="row"><p>Get the <a href="form.pdf">model</a> first.</p></div><div class="row">${pick('c2', '<span class="text">Portofoli *</span>')}</div></div><button>Dërgo</button></form>`,
    '',
    'sq',
  ),
  [
    ['Emri', T, 1],
    ['E-mail', T, 1],
    ['Stili', A, 0],
    ['Komente', A, 0],
    ['CV e shkurtër', F, 0],
    ['Portofoli', F, 1],
  ],
];

const marked = (name: string, label: string, mark: string) =>
  `<p class="field" data-id="${name}"><label for="${name}" style="display:none">${label}</label><input type="text" id="${name}" name="${name}" data-required_mark="${mark}" placeholder="${label}"></p>`;

builderForms[
  'what must be answered is said in data, also of choices by the box that sends them; a list left untitled'
] = [
  page(
    `<h1>Apply today</h1><form class="kayak_form" action="/crew">${marked('n', 'Name', 'required')}${marked('m', 'E-mail', 'required')}${marked('t', 'Telephone', 'not_required')}<p class="field"><input type="hidden" name="w" data-required_mark="required"><span class="options"><span class="title">Waters you know</span><span><input type="checkbox" id="w1" value="Lakes"><label for="w1"><i></i>Lakes</label></span><span><input type="checkbox" id="w2" value="Rapids"><label for="w2"><i></i>Rapids</label></span></span></p><div class="html"><h5>Practice</h5></div><fieldset class="hidden_label"><legend>Untitled</legend><div><div><input type="checkbox" name="p.1" id="p1"><label for="p1">Rolling</label></div><div><input type="checkbox" name="p.2" id="p2"><label for="p2">Towing</label></div></div></fieldset>${marked('c', 'Comments', 'not_required')}<button>Submit</button></form>`,
  ),
  [
    ['Name', T, 1],
    ['E-mail', T, 1],
    ['Telephone', T, 0],
    ['Waters you know', M, 1, ['Lakes', 'Rapids']],
    ['Practice', M, 0, ['Rolling', 'Towing']],
    ['Comments', T, 0],
  ],
];
