import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Form, Link } from 'shared-contracts/routing';
import { searchLimits } from 'shared-contracts/site-constants';
import { PageHead } from '../page-parts/page-head.tsx';
import { Tile } from '../tile/tile.tsx';
import type { MessageKey } from './messages/messages.ts';
import { Shirt } from './shirt.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamSearchForm } from './team-search-form.tsx';
import type { TeamsData } from './teams-loader.ts';
import styles from './teams-page.module.css';

/** Home of the team shop, and its list of teams: two views of the same search. */
export function TeamsPage({ data }: { data: TeamsData }): ReactElement {
  const list = `/${useApp().config.teamListSegment}/`;
  return data.kind === 'home' ? <TeamsHome data={data} list={list} /> : <TeamList data={data} list={list} />;
}

type TeamsProps = { data: TeamsData; list: string };

const shownShirts = 6;
const steps = ['find', 'choose', 'order'] as const;

function TeamsHome({ data: { directory, search, popular }, list }: TeamsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={`page ${styles.words}`}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('teams.claim')}
          </h1>
          <p className={styles.lead}>{t('teams.lead')}</p>
          <TeamSearchForm action={list} search={search} directory={null} />
        </div>
        <div className={styles.rail}>
          {directory.teams.slice(0, shownShirts).map(({ slug, colours }) => (
            <Shirt key={slug} colours={colours} className={styles.shirt ?? ''} />
          ))}
        </div>
      </section>
      <section className="page" aria-labelledby="teams-clubs">
        <div className={styles.head}>
          <h2 id="teams-clubs" className={styles.heading}>
            {t('teams.title')}
          </h2>
          <Link to={list} className={`text-link ${styles.all}`}>
            {t('teams.all', { count: directory.total })}
          </Link>
        </div>
        <ul className={styles.cards}>
          {directory.teams.slice(0, shownShirts).map((team) => (
            <TeamCard key={team.slug} team={team} />
          ))}
        </ul>
      </section>
      <section className={`page ${styles.steps}`} aria-labelledby="teams-steps">
        <h2 id="teams-steps" className={styles.heading}>
          {t('teams.steps')}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`teams.step.${step}`)}</h3>
              <p>{t(`teams.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {popular.length > 0 && (
        <section className="page" aria-labelledby="teams-popular">
          <h2 id="teams-popular" className={styles.heading}>
            {t('teams.popular')}
          </h2>
          <ul className={styles.tiles}>
            {popular.map((product) => (
              <li key={product.id}>
                <Tile product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function TeamList({ data: { directory, search }, list }: TeamsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { teams, total } = directory;
  return (
    <>
      <PageHead
        breadcrumb={[{ name: t('teams.title'), url: list }]}
        current={list}
        title={t('teams.title')}
        lead={t('teams.listLead')}
        picture={null}
      />
      <div className={`page ${styles.list}`}>
        <TeamSearchForm action={list} search={search} directory={directory} />
        <section aria-labelledby="teams-found">
          <h2 id="teams-found" className={styles.count}>
            {t('teams.found', { count: total })}
          </h2>
          {total > 0 ? (
            <ul className={styles.cards}>
              {teams.map((team) => (
                <TeamCard key={team.slug} team={team} />
              ))}
            </ul>
          ) : (
            <p>
              {t('teams.none')}{' '}
              <Link to={list} className="text-link">
                {t('teams.reset')}
              </Link>
            </p>
          )}
        </section>
        <section aria-labelledby="teams-articles" className={styles.articles}>
          <h2 id="teams-articles" className={styles.heading}>
            {t('teams.articles')}
          </h2>
          <Form
            action={`${list}search/`}
            role="search"
            aria-labelledby="teams-articles"
            className={styles.articleSearch}
          >
            <label htmlFor="teams-article-words" className="visually-hidden">
              {t('teams.articleWords')}
            </label>
            <input
              id="teams-article-words"
              name="q"
              type="search"
              className="field"
              placeholder={t('teams.articleWords')}
              maxLength={searchLimits.longestQuery}
              autoComplete="off"
            />
            <button type="submit" className="button">
              {t('teams.search')}
            </button>
          </Form>
        </section>
      </div>
    </>
  );
}
