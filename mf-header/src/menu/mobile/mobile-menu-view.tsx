import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import { useGender } from 'shared-contracts/gender';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { ForwardIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { fullMenu } from '../full-menu-store.ts';
import { MenuBannerLink } from '../menu-banner-link.tsx';
import { barUrl, useMenuBar } from '../menu-bar.ts';
import { MenuFailed } from '../menu-failed.tsx';
import { findNode, hasSubmenu, type MenuNode, ownPageLabel } from '../menu-tree.ts';
import type { Enterable, MenuView } from './back-stack.ts';
import styles from './mobile-menu.module.css';

type Enter = (item: Enterable) => void;

export function MobileMenuView({ view, enter }: { view: MenuView; enter: Enter }): ReactElement {
  const bar = useMenuBar();
  const { stage, menu, load } = fullMenu.use((state) => state);
  const gender = useGender();
  if (view.kind === 'root') {
    return bar ? (
      <ul className={`${styles.items} ${styles.rootItems}`}>
        {bar.map((item) => (
          <Item
            key={item.id}
            item={{ ...item, url: barUrl(item.url, bar, gender) }}
            enter={item.hasSheet ? enter : null}
            isShown={gender !== 0 && item.gender === gender}
          />
        ))}
      </ul>
    ) : (
      <MenuFailed />
    );
  }
  if (stage === 'idle' || stage === 'loading') return <ViewSkeleton />;
  const node = findNode(menu, view.id);
  return node ? <NodeView node={node} kind={view.kind} enter={enter} /> : <MenuFailed onRetry={() => void load()} />;
}

type NodeViewProps = { node: MenuNode; kind: 'items' | 'brands'; enter: Enter };

function NodeView({ node, kind, enter }: NodeViewProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      {node.url && (
        <Link to={node.url} className={styles.all}>
          {t(ownPageLabel[node.kind], { name: node.name })}
        </Link>
      )}
      <ul className={kind === 'brands' ? styles.wall : styles.items}>
        {node.children.map((child) =>
          kind === 'brands' ? (
            <Brand key={child.id} brand={child} />
          ) : (
            <Item key={child.id} item={child} enter={hasSubmenu(child) ? enter : null} />
          ),
        )}
      </ul>
      {kind === 'items' && node.banners.length > 0 && (
        <div className={styles.banners}>
          {node.banners.map((banner) => (
            <MenuBannerLink key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </>
  );
}

type ItemProps = {
  item: Enterable & { readonly url: string | null };
  enter: Enter | null;
  /** Whether it stands for the gender of the navigation. */
  isShown?: boolean;
};

function Item({ item, enter, isShown = false }: ItemProps): ReactElement {
  return (
    <li>
      {enter ? (
        <button type="button" className={styles.item} aria-current={isShown || undefined} onClick={() => enter(item)}>
          <span>{item.name}</span>
          <ForwardIcon />
        </button>
      ) : (
        <Link to={item.url ?? '/'} className={styles.item}>
          {item.name}
        </Link>
      )}
    </li>
  );
}

function Brand({ brand: { name, url, logo } }: { brand: MenuNode }): ReactElement {
  const pictureUrl = usePictureUrl();
  return (
    <li>
      <Link to={url ?? '/'} className={styles.brand}>
        {logo ? <img src={pictureUrl(logo)} alt={name} width={96} height={32} loading="lazy" /> : name}
      </Link>
    </li>
  );
}

function ViewSkeleton(): ReactElement {
  return (
    <div className={styles.waiting} aria-busy="true">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
