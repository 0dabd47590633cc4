import { heading, list, paragraph, products, steps, table, tip } from '../blocks.ts';
import type { ArticleText } from './seed-article.ts';

export const regenjackeVerstehen: ArticleText = {
  slug: 'regenjacke-verstehen',
  category: 'wandern',
  titles: { at: 'Regenjacken verstehen: Wassersäule, Lagen, Atmung', en: 'Understanding rain jackets' },
  leads: {
    at: 'Was die Zahlen am Etikett bedeuten und welche davon du getrost vergessen kannst.',
    en: 'What the figures on the label mean, and which you can forget.',
  },
  scene: 'guide-pflege',
  sceneText: 'Regenwolken über dem Tal',
  publishedOn: '2025-04-22',
  blocks: [
    paragraph(
      'Auf dem Etikett stehen 20.000 Millimeter, 15.000 Gramm, drei Lagen. Dahinter stecken drei einfache Fragen: Hält sie dicht? Lässt sie Dampf hinaus? Wie lange hält sie das durch?',
    ),
    heading('Die Wassersäule'),
    paragraph(
      'Auf den Stoff wird ein Rohr gestellt und mit Wasser gefüllt. Die Höhe, bei der die ersten Tropfen durchkommen, ist die Wassersäule. Ab 1.300 Millimetern darf ein Stoff nach Norm wasserdicht heißen, doch ein Rucksackriemen drückt stärker als Regen.',
    ),
    table(
      'Welche Wassersäule reicht',
      ['Wassersäule', 'Wofür'],
      ['5.000 mm', 'Stadt, kurzer Schauer, ohne Rucksack'],
      ['10.000 mm', 'Wandern mit Tagesrucksack'],
      ['20.000 mm', 'Mehrtagestour, schwerer Rucksack, Schnee'],
      ['darüber', 'gut zu wissen, selten zu merken'],
    ),
    heading('Die Atmung'),
    paragraph(
      'Gemessen wird, wie viel Wasserdampf in 24 Stunden durch einen Quadratmeter geht, oder umgekehrt der Widerstand dagegen, der RET-Wert. Unter 6 ist ausgezeichnet, bis 13 gut, über 20 fühlst du dich wie im Glashaus. Trotzdem gilt: Keine Membran schafft, was du bergauf produzierst. Reißverschlüsse unter den Armen bringen mehr als jede Nachkommastelle.',
    ),
    heading('Zwei, zweieinhalb oder drei Lagen'),
    list(
      'Zwei Lagen: Außenstoff mit Membran, innen loses Futter. Angenehm, schwer, für die Stadt.',
      'Zweieinhalb Lagen: innen nur ein Aufdruck. Sehr leicht, klebt etwas auf nackter Haut, ideal für den Notfall im Rucksack.',
      'Drei Lagen: außen, Membran und innen fest verbunden. Robust, atmet am besten, für alle, die oft bei schlechtem Wetter gehen.',
    ),
    heading('Worauf du beim Probieren achtest'),
    steps(
      'Heb beide Arme: Der Saum soll nicht über den Bauch rutschen.',
      'Setz die Kapuze auf und dreh den Kopf. Schaust du in den Stoff oder zur Seite?',
      'Prüf, ob ein Helm darunter passt, falls du kletterst oder Rad fährst.',
      'Zieh den Reißverschluss mit Handschuhen auf und zu.',
      'Such die Taschen: Liegen sie unter dem Hüftgurt, sind sie mit Rucksack wertlos.',
    ),
    tip(
      'Nass von innen',
      'Wenn eine Jacke plötzlich undicht scheint, ist meist nur die Imprägnierung hinüber. Der Außenstoff saugt sich voll, der Dampf kann nicht mehr hinaus, und du wirst vom eigenen Schweiß nass. Waschen und imprägnieren hilft.',
    ),
    products('Jacken für nasse Tage', 'shell-jacket'),
    heading('Ohne Fluor'),
    paragraph(
      'Früher wurde fast alles mit Fluorverbindungen imprägniert, die in der Umwelt nicht abgebaut werden. Neue Jacken kommen ohne sie aus. Sie perlen Wasser genauso ab, Öl und Hautfett aber schlechter, und wollen deshalb öfter gewaschen werden. Das schadet ihnen nicht, im Gegenteil: Zwei- bis viermal im Jahr ist für eine viel getragene Jacke genau richtig.',
    ),
  ],
  related: ['schichten-am-berg', 'jacke-impraegnieren', 'packliste-huette'],
};
