import { fromDashboard, type RouteTable } from '#domain/portal/routes.ts';
import type { EditedSection } from '#web/parts/profile/section-editor.tsx';

/** Where the profile's edit buttons go: to separate pages, or to a modal over the profile (`?edit=`). */
export function editTargets(routes: RouteTable) {
  const target = (section: EditedSection, page: string, paraId?: string) => {
    if (!routes.editContact.includes('?')) return fromDashboard(page);
    const query = new URLSearchParams({ edit: section, ...(paraId ? { paraId } : {}) });
    return fromDashboard(`${routes.profile}?${query}`);
  };
  return {
    contact: target('contact', routes.editContact),
    experience: {
      add: target('experience', routes.addExperience),
      edit: (paraId: string) => target('experience', routes.editExperience(paraId), paraId),
    },
    education: {
      add: target('education', routes.addEducation),
      edit: (paraId: string) => target('education', routes.editEducation(paraId), paraId),
    },
  };
}
