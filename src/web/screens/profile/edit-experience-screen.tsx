import { EditPage } from './edit-page.tsx';

export function EditExperienceScreen() {
  return <EditPage section="experience" />;
}
