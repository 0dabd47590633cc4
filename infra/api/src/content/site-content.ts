import type { HomeRecord } from '@bergauf/catalogue-format/records/home-record';
import { type BannerRecord, sectionNames } from '@bergauf/catalogue-format/records/page-records';
import { eq } from 'drizzle-orm';
import type { SectionGender } from '../catalogue/genders.ts';
import { siteContent } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';

async function read<Value>({ orm }: Pick<ApiContext, 'orm'>, key: string): Promise<Value | null> {
  const [row] = await orm.select({ value: siteContent.value }).from(siteContent).where(eq(siteContent.key, key));
  return (row?.value as Value | undefined) ?? null;
}

/** The texts of the home page; null in a catalogue without one. */
export const loadHomeRecord = (context: Pick<ApiContext, 'orm'>): Promise<HomeRecord | null> => read(context, 'home');

/** The banners at the end of a gender's flyout. */
export async function loadMenuBanners(
  context: Pick<ApiContext, 'orm'>,
  gender: SectionGender,
): Promise<readonly BannerRecord[]> {
  return (await read<readonly BannerRecord[]>(context, `menu/${sectionNames[gender - 1]}`)) ?? [];
}
