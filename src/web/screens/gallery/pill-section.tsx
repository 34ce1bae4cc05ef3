import { useState } from 'react';
import { MultiSelectPills } from '#web/widgets/selects/multi-select-pills.tsx';
import { maximumMessage, type PillItem, toPill } from '#web/widgets/selects/pill-rules.ts';
import styles from './gallery.module.css';
import { Sample, Section } from './section.tsx';

const jobs = [
  'Project Manager',
  'Procurement Analyst',
  'Program Coordinator',
  'Process Engineer',
  'Operations Analyst',
  'Business Analyst',
  'Data Analyst',
  'Marketing',
].map(toPill);
const cities = ['Austin, TX', 'Houston, TX', 'Dallas, TX', 'Waco, TX', 'El Paso, TX', 'San Antonio, TX'].map(
  toPill,
);
const skills: PillItem[] = [
  { ...toPill('Databases'), subOptions: ['PostgreSQL', 'MySQL'].map(toPill) },
  toPill('Tableau'),
  toPill('Lean'),
];
const added = (text: string): PillItem => ({ ...toPill(text), isAdded: true });

async function search(options: readonly PillItem[], text: string) {
  return options.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()));
}

export function PillSection() {
  return (
    <Section title="Multi-select pills">
      <div className={styles.columns} data-wide>
        <Jobs />
        <Locations />
        <Sample title="Old form: the list is part of the page">
          <Skills />
        </Sample>
      </div>
    </Section>
  );
}

function Jobs() {
  const [items, setItems] = useState([added('Operations Analyst'), added('Business Analyst')]);
  const [event, setEvent] = useState('');
  return (
    <div>
      <MultiSelectPills
        label="Job title"
        required
        items={items}
        onChange={setItems}
        options={jobs}
        max={5}
        maxMessage={maximumMessage(5, 'jobs')}
        allowsCustom
        onConfirm={(chosen) => setEvent(`Saved ${chosen.filter((item) => item.isAdded).length} job titles`)}
      />
      <output className={styles.event}>{event}</output>
    </div>
  );
}

function Locations() {
  const [items, setItems] = useState(cities.slice(0, 4).map((city) => added(city.label)));
  const [event, setEvent] = useState('');
  return (
    <div>
      <MultiSelectPills
        label="Location (US only)"
        items={items}
        onChange={setItems}
        search={(text) => search(cities, text)}
        max={5}
        maxMessage={maximumMessage(5, 'locations')}
        onNotFound={(text) => setEvent(`location_not_found: ${text}`)}
        notFoundMessage={(text) => `We do not recognize location: "${text}". Please try another.`}
      />
      <output className={styles.event}>{event}</output>
    </div>
  );
}

function Skills() {
  const [items, setItems] = useState([added('SQL'), toPill('Data quality'), toPill('ERP systems')]);
  return (
    <MultiSelectPills
      label="Skills"
      variant="old"
      items={items}
      onChange={setItems}
      options={skills}
      max={3}
      allowsCustom
    />
  );
}
