import type { JobCategory } from '#domain/job/category.ts';

/** What the field's jobs ask for, in two sentences. */
export const categoryIntros: Record<JobCategory, string> = {
  accounting:
    'Bookkeeping, audit, tax, payroll and controlling. Postings usually name the software, the close cycle and whether a CPA license is required.',
  'customer-service':
    'Support by phone, chat and in person. Look for the hours, the channels you would answer and whether the job is at home or on site.',
  'data-science-jobs':
    'Analytics, statistics, machine learning and data engineering. Postings differ most in how much is analysis and how much is building.',
  'graphic-design':
    'Brand, layout, packaging and motion. Most employers ask for a portfolio; have the link ready before you start a form.',
  healthcare:
    'Clinical support, therapy, pharmacy and administration in hospitals, clinics and homes. State licenses and certifications are often required.',
  legal:
    'Attorneys, paralegals, contracts and compliance. Bar admission is by state, so read which one a posting means.',
  marketing:
    'Campaigns, content, search, email and product marketing. Good postings say which numbers the job is measured by.',
  nursing:
    'RN, LPN and nurse practitioner jobs by unit and shift. Many states honor a multistate license under the Nurse Licensure Compact.',
  'project-manager':
    'Planning and delivery in construction, technology and operations. Certifications such as the PMP are often preferred, less often required.',
  qa: 'Manual testing, test automation and quality systems. Look for what is tested and which tools the team already uses.',
  sales:
    'Inside, field and account management. Check how pay splits into base and commission before you compare two offers.',
  'social-media':
    'Community, content and paid social. Employers usually want to see accounts or campaigns you have run.',
  teaching:
    'Classroom, special education, tutoring and training. Public schools ask for a state license; private schools set their own rules.',
  trade:
    'Electricians, mechanics, technicians, drivers and machine operators. Licenses, endorsements and shift patterns are usually in the first lines.',
  'ui-ux-design':
    'Interface, interaction, research and product design. A case study that shows your decisions counts more than final screens.',
  writing:
    'Copy, technical, grant and editorial writing. Many employers ask for samples or a short paid test.',
};
