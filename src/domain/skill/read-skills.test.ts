import { describe, expect, it } from 'vitest';
import { readMentions, readSkills } from './read-skills.ts';

const read = (text: string) => readSkills(text).map(({ name }) => name);
const readKnown = (text: string) =>
  readSkills(text).flatMap(({ name, kind }) => (kind === 'unlisted' ? [] : [name]));

describe('names', () => {
  it.each([
    ['python, sql, docker and aws', ['Python', 'SQL', 'Docker', 'AWS']],
    ['Python/SQL/AWS', ['Python', 'SQL', 'AWS']],
    ['Java 11, Python 3.9, Angular 2+', ['Java', 'Python', 'Angular']],
    ['C++, C# and .NET', ['C++', 'C#', '.NET']],
    ['NodeJS, node.js, Node JS', ['Node.js', 'Node.js', 'Node.js']],
    ['Experience with k8s', ['Kubernetes']],
    ['Experience with CI/CD pipelines', ['CI/CD']],
    ['Experience with unit tests', ['Unit testing']],
    ['Knowledge of data modelling and virtualisation', ['Database design', 'Virtualization']],
    ['Knowledge of haematology', ['Hematology']],
    ['Strong Java programming skills', ['Java']],
    ['Valid driver’s license and CDL', ["Driver's license", 'CDL']],
    ['MIG welding, blueprint reading and OSHA 10', ['MIG welding', 'Blueprint reading', 'OSHA 10']],
    ['BLS and ACLS required; wound care', ['BLS', 'ACLS', 'Wound care']],
  ])('in "%s"', (text, names) => {
    expect(readKnown(text)).toEqual(names);
  });

  it('come with their positions', () => {
    const text = 'You know Spring Boot (and k8s).';
    expect(readSkills(text).map(({ name, start, end }) => [name, text.slice(start, end)])).toEqual([
      ['Spring Boot', 'Spring Boot'],
      ['Kubernetes', 'k8s'],
    ]);
  });
});

describe('names that are also words', () => {
  it.each([
    ['You excel at what you do and go the extra mile', []],
    ['Experience with Go, C and R', ['Go', 'C', 'R']],
    ['php, go, python', ['PHP', 'Go', 'Python']],
    ['Experience with R', ['R']],
    ['We go further in spring', []],
    ['Java, Spring and Hibernate', ['Java', 'Spring', 'Hibernate']],
    ['Advanced Excel and Word skills', ['Excel', 'Word']],
    ['Spread the word with us', []],
    ['You rest well', []],
  ])('"%s"', (text, names) => {
    expect(readKnown(text)).toEqual(names);
  });
});

describe('what is not asked for', () => {
  it.each([
    ['No Python needed.', []],
    ['No Python, SQL or AWS needed, but Java is a must.', ['Java']],
    ['Python is not required but SQL is.', ['SQL']],
    ['No prior experience with Excel', []],
    ['Not only Python is required', ['Python']],
    ['You will work without Docker', []],
    ['Knowledge of quilt batting is not required', []],
  ])('because it is not needed: "%s"', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  it.each([
    ['because it names a role', 'Senior Java Developer'],
    ['because it is in a title', 'Nurse, Excel, second floor'],
    ['because nobody asks', 'They love supply chain management'],
    ['because it names a role with a list', 'You meet an engineer (Linux)'],
    ['because all of it names a role', 'You will meet React / Node developers'],
    ['because it is about the employer', 'Our product runs on Kubernetes'],
    ['because it is about the employer’s field', 'We transform financial services'],
    ['because it is a benefit', 'Required reading: we offer health insurance and paid vacation'],
    ['because it is a heading or a benefit', 'Healthcare'],
    ['because it describes something', 'A platform that helps global teams write Excel sheets'],
    ['because it is a department', 'Ability to work in close cooperation with supply chain management'],
    ['because it is a nationality', 'You know the Danish market'],
    ['because it is no diploma', 'A high degree of ownership'],
    ['because it is a person', 'Write your PhD thesis'],
    ['because it is about applying', 'Attach a translation of your Excel sheet'],
  ])('%s', (_why, text) => {
    expect(readKnown(text)).toEqual([]);
  });

  it('is still a mention, as in a resume', () => {
    expect(readMentions('Senior Java Developer').map(({ name }) => name)).toEqual(['Java']);
  });
});

describe('what is asked for', () => {
  it.each([
    ['We are looking for Python', ['Python']],
    ['Fluent in Danish', ['Danish']],
    ['Degree in economics or history', ["Bachelor's degree", 'Economics', 'History']],
    ['Industry: Banking', ['Banking']],
    ['Industry: Banking, Retail', ['Banking', 'Retail']],
    ['Experience in logistics, warehousing and insurance', ['Logistics', 'Warehousing', 'Insurance']],
    ['Manage accounts payable', ['Accounts payable']],
    ['accounting, payroll, invoicing', ['Accounting', 'Payroll', 'Invoicing']],
    ['we are small and like tea Knowledge of economics', ['Economics']],
    ['Docker, Kubernetes and more things besides', ['Docker', 'Kubernetes']],
    ['Our stack: TypeScript, React and Node.js', ['TypeScript', 'React', 'Node.js']],
    ['Nice to have: Terraform, Helm', ['Terraform', 'Helm']],
    ['Must have a CDL', ['CDL']],
    ['Join the program with Kafka, Flink, and Spark experience', ['Kafka', 'Flink', 'Spark']],
    ['Healthcare, nursing', ['Healthcare', 'Nursing']],
  ])('"%s"', (text, names) => {
    expect(readKnown(text)).toEqual(names);
  });

  it.each([
    ['Experience with quilt batting and bog warbling is a plus', ['quilt batting', 'bog warbling']],
    ['Knowledge of barrier management', ['barrier management']],
    ['Handle barrier management', ['barrier management']],
    ['Background in glaciology', ['glaciology']],
    ['Experience in the field', []],
    ['Ability to own continuous development', []],
  ])('and no list contains: "%s"', (text, names) => {
    expect(read(text)).toEqual(names);
  });
});
