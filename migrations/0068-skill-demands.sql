-- What a posting says about each of its skills. Null for a posting saved before; it is then read from the text.
ALTER TABLE jobs ADD skill_demands jsonb;
