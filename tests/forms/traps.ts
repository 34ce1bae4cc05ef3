/** Honeypots as plugins and hand-made pages write them; some have lost the style that hid them. */
export const traps: readonly string[] = [
  '<div class="wpforms-field wpforms-field-hp"><label for="t1">Website</label><input id="t1" name="trap[hp]"></div>',
  '<div class="gform_validation_container"><label for="t2">Name</label><input id="t2" name="trap_2" autocomplete="new-password"><div>This field should be left unchanged.</div></div>',
  '<div><label for="t3">If you are a human seeing this, please leave it empty.</label><input id="t3" name="trap_3"></div>',
  '<p class="hidden"><label>Not for people <input name="bot-field"></label></p>',
  '<div style="position:absolute;left:-5000px" aria-hidden="true"><input name="b_3f2a" tabindex="-1"></div>',
  '<input name="_gotcha" style="display:none">',
  '<div style="opacity:0;position:absolute;height:0;width:0"><label>Fax <input name="t6" tabindex="-1" autocomplete="off"></label></div>',
  '<div style="height:1px;width:1px;overflow:hidden;position:absolute"><label>Nickname <input name="t7"></label></div>',
  '<div style="transform:scale(0);position:absolute"><input name="t8" placeholder="Second phone"></div>',
  '<div style="visibility:hidden;position:absolute"><label>Second e-mail <input name="t9"></label></div>',
  '<div id="t10-container"><label for="t10">Details of name</label><input id="t10" name="t10"></div><script>document.head.append("#t10-container { height: 1px; width: 1px; overflow: hidden; position: absolute; }")</script>',
];
