import { describe, expect, it } from 'vitest';
import { matchQuestions } from './match-questions.ts';

const on = (name: string) => ({ name, url: '/services/hilfe/' });
const all = [
  { question: 'Was kostet die Rückgabe?', answer: 'Im Geschäft nichts.', page: on('Hilfe') },
  { question: 'Wie lange dauert es?', answer: 'Zwei bis drei Werktage.', page: on('Versand und Lieferung') },
  { question: 'Kann ich umtauschen?', answer: 'Ja, mit der Rückgabe.', page: on('Hilfe') },
  { question: 'Kostet das Paket etwas?', answer: 'Unter 50 Euro schon.', page: on('Versand') },
];
const found = (query: string) => matchQuestions(all, query).map(({ question }) => question);

describe('questions that match a search', () => {
  it.each([
    ['rückgabe', ['Was kostet die Rückgabe?', 'Kann ich umtauschen?']],
    ['Rueckgaben', ['Was kostet die Rückgabe?', 'Kann ich umtauschen?']],
    ['RUCKGABE', ['Was kostet die Rückgabe?', 'Kann ich umtauschen?']],
    ['was kostet die rückgabe', ['Was kostet die Rückgabe?']],
    ['lieferung', ['Wie lange dauert es?']],
    ['kosten', ['Was kostet die Rückgabe?', 'Kostet das Paket etwas?']],
    ['tauschen', ['Kann ich umtauschen?']],
    ['gutschein', []],
    ['rückgabe gutschein', []],
    ['wie', []],
    ['für die rückgabe', ['Was kostet die Rückgabe?', 'Kann ich umtauschen?']],
    ['does rückgabe', ['Was kostet die Rückgabe?', 'Kann ich umtauschen?']],
    ['  ', []],
    ['%_\\', []],
  ])('%j finds %j', (query, questions) => {
    expect(found(query)).toEqual(questions);
  });
});
