export const terms: Readonly<Record<string, string>> = {
  Radius:
    'Der Halbmesser des Bogens, den der Ski auf der Kante von selbst zieht. Bis 13 m sind es kurze Schwünge, ab 16 m lange und schnelle.',
  Mittelbreite:
    'Wie breit der Ski unter der Bindung ist. Bis 75 mm wechselt er auf der Piste schnell die Kante, ab 90 mm trägt er im Tiefschnee.',
  Vorspannung:
    'Wie sich der Ski wölbt, wenn er flach liegt. Camber hebt die Mitte und hält auf harter Piste, Rocker hebt die Spitze und dreht leicht.',
  'Vorspannung (shoes-eu)':
    'Wie stark die Sohle zur Spitze hin nach unten gezogen ist. Viel Vorspannung greift im Überhang, keine ist lange bequem.',
  Niveau: 'Für wessen Können der Ski gebaut ist: vom Einstieg, der Fehler verzeiht, bis sportlich, der Kraft verlangt.',
  Können: 'Für wessen Können das Board gebaut ist. Weniger Können heißt: Es verzeiht mehr.',
  Form: 'Ein echter Twin ist vorne und hinten gleich und fährt in beide Richtungen. Ein gerichtetes Board hat die Nase vorne und trägt im Tiefschnee.',
  Flex: 'Wie fest sich das Board biegen lässt. Weich verzeiht und dreht leicht, fest hält bei Tempo.',
  'Flex (mondopoint)':
    'Wie fest der Schuh nach vorne nachgibt. 60 bis 90 ist für Einstieg und leichte Menschen, ab 110 für Kraft und Tempo. Jede Marke misst etwas anders.',
  Leisten:
    'Wie breit der Schuh am Ballen innen ist, bei Mondopoint 26,5. 98 mm ist schmal, 100 mm mittel, ab 102 mm weit.',
  'Sohle (mondopoint)':
    'GripWalk-Sohlen sind gebogen und gehen sich leichter. Die Bindung muss für sie freigegeben sein.',
  Sohlen: 'Welche Sohlen in die Bindung passen. ISO 5355 ist die gerade Alpinsohle, ISO 23223 ist GripWalk.',
  'Z-Wert':
    'Bei welcher Kraft die Bindung auslöst. Er hängt von Gewicht, Größe, Sohlenlänge und Können ab; eingestellt wird er in der Werkstatt.',
  Auslösewert: 'Bei welcher Kraft die Bindung auslöst. Eingestellt wird er in der Werkstatt nach Gewicht und Können.',
  Standhöhe:
    'Wie hoch der Schuh über dem Ski steht. Höher heißt mehr Druck auf die Kante, niedriger mehr Gefühl für den Schnee.',
  Steighilfen: 'So hoch lässt sich die Ferse beim Aufstieg im steilen Hang stützen.',
  Sprengung:
    'Der Höhenunterschied zwischen Ferse und Zehen. 8 bis 12 mm entlasten die Wade, 0 bis 6 mm fördern das Abrollen über den Vorfuß.',
  Dämpfung: 'Weich federt lange Strecken ab, direkt gibt mehr Gefühl für den Boden und Tempo.',
  Stollentiefe: 'Wie weit das Profil herausragt. Ab 4 mm greift es in Wald und Matsch.',
  Steigeisen:
    'Ob Steigeisen halten: bedingt steigeisenfest trägt Modelle mit Körben, steigeisenfest auch solche mit Bügel.',
  Wassersäule:
    'Welchem Wasserdruck der Stoff standhält. Ab 10.000 mm bleibt er auch unter Rucksackträgern dicht, für Zelte reichen 3.000 mm.',
  Atmungsaktivität:
    'RET misst, wie schwer Dampf nach außen kommt. Unter 6 ist sehr gut, bis 13 gut: je kleiner, desto besser.',
  Membran:
    'Die dünne Schicht, die Wasser abhält und Dampf durchlässt. Ohne sie ist der Schuh luftiger und trocknet schneller.',
  Komfort:
    'Bis zu dieser Temperatur schläft man entspannt, ohne zu frieren (EN ISO 23537). Rechne bei Müdigkeit mit fünf Grad weniger Reserve.',
  'R-Wert':
    'Wie gut die Matte vom kalten Boden trennt. Für den Sommer reicht 2, für den Herbst 3 bis 4, auf Schnee mehr als 5.',
  Füllung: 'Was wärmt: Daunen sind leichter und kleiner im Packsack, Kunstfaser wärmt auch nass.',
  Flächengewicht: 'Wie schwer ein Quadratmeter Stoff ist. Mehr wärmt mehr.',
  Filterkategorie:
    'Wie dunkel die Gläser sind, von 0 bis 4. Kategorie 3 ist für Berg und See, 4 für Gletscher und nicht zum Autofahren.',
  Filterklasse: 'S1 ist für Nebel und Dämmerung, S2 für wechselndes Licht, S3 für strahlende Sonne.',
  Scheibe:
    'Sphärische Scheiben wölben sich in zwei Richtungen und verzerren am wenigsten, torische sind dabei flacher, zylindrische sind leichter.',
  Bauweise: 'In-Mold ist in einem Stück verschäumt und leicht, eine Hartschale hält Stöße und Kratzer länger aus.',
  Norm: 'Nach welcher europäischen Prüfung das Produkt schützt.',
  Federweg:
    'Wie weit die Gabel einfedert. 100 mm reichen für Forstwege und Wurzeln, 120 bis 140 mm für ruppige Trails.',
  Schaltung: 'Wie viele Gänge das Rad hat: vorne mal hinten.',
  Balance:
    'Wo der Schwerpunkt liegt, vom Griffende gemessen. Weiter vorne schlägt der Schläger wuchtiger, weiter hinten wendiger.',
  Kopfgröße: 'Die Fläche der Bespannung. Über 645 cm² trifft man leichter, kleinere Köpfe sind genauer.',
  Sicherheitsstufe: 'Wie lange das Schloss Werkzeug widersteht, von 1 bis 15. Für die Stadt nimm mindestens 7.',
  Leuchtstärke: 'Wie hell es im Lichtkegel ist. 30 Lux reichen in der Stadt, abseits davon nimm 70 und mehr.',
  Kompression: 'Wie fest der Stoff die Muskeln umschließt. Das stützt und ist Geschmackssache.',
};
