import { describe, expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { refusalOf } from './refuse-discovery-document.ts';

const on = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [releaseForTests(name)]]));
const documentOf = (revision: number, ...names: string[]) => ({ ...documentForTests(on(...names)), revision });

describe('a document', () => {
  it('of the same or a newer revision is accepted', () => {
    const current = documentOf(7, 'mf-header', 'mf-catalog');
    expect(refusalOf(current, current)).toBeNull();
    expect(refusalOf({ ...current, revision: 8 }, current)).toBeNull();
  });

  it('of an older revision is refused', () => {
    expect(refusalOf(documentOf(6, 'mf-header'), documentOf(7, 'mf-header'))).toContain('older');
  });

  it('that switches off one remote with one edit is accepted', () => {
    expect(refusalOf(documentOf(8, 'mf-header'), documentOf(7, 'mf-header', 'mf-catalog'))).toBeNull();
    expect(refusalOf(documentOf(8), documentOf(7, 'mf-header'))).toBeNull();
  });

  it('that switches off more remotes than it has edits is refused, and names them', () => {
    const all = documentOf(7, 'mf-header', 'mf-catalog', 'mf-content');
    expect(refusalOf(documentOf(8), all)).toContain('mf-header, @bergauf/mf-catalog, @bergauf/mf-content');
    expect(refusalOf(documentOf(9), all)).not.toBeNull();
    expect(refusalOf(documentOf(10), all)).toBeNull();
  });

  it('that keeps remotes without a release, as the registry sends those that are off, is judged alike', () => {
    const both = documentOf(7, 'mf-header', 'mf-catalog');
    const off = (revision: number) => ({ ...documentForTests({ 'mf-header': [], 'mf-catalog': [] }), revision });
    expect(refusalOf(off(8), both)).toContain('@bergauf/mf-header, @bergauf/mf-catalog');
    expect(refusalOf(off(9), both)).toBeNull();
    // They were off before.
    expect(refusalOf(documentOf(9), off(9))).toBeNull();
  });

  it('without any edit is refused at a start', () => {
    expect(refusalOf(documentOf(0), null)).toContain('empty');
    expect(refusalOf(documentOf(1, 'mf-header'), null)).toBeNull();
  });
});
