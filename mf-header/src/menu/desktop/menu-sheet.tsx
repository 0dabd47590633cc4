import type { ReactElement } from 'react';
import { useApp, usePictureUrl } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { isFollowedLink } from '../../flyout/modal-sheet.ts';
import { gender } from '../../gender/gender-store.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { fullMenu } from '../full-menu-store.ts';
import { MenuBannerLink } from '../menu-banner-link.tsx';
import { MenuFailed } from '../menu-failed.tsx';
import { columnsOf, findNode, hasSubmenu, type MenuNode, ownPageLabel } from '../menu-tree.ts';
import styles from './menu-sheet.module.css';
import { MenuSheetSkeleton } from './menu-sheet-skeleton.tsx';

/** Content of a desktop menu sheet: columns of groups, a grid of brands, banners. */
export function MenuSheet({ id }: { id: number }): ReactElement {
  const { stage, menu, load } = fullMenu.use((state) => state);
  if (stage === 'idle' || stage === 'loading') return <MenuSheetSkeleton />;
  const node = findNode(menu, id);
  return node ? <SheetContent node={node} /> : <MenuFailed onRetry={() => void load()} />;
}

function SheetContent({ node }: { node: MenuNode }): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are what is followed
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click too
    <div
      className={`page ${styles.sheet}`}
      onClick={(event) => {
        if (node.gender !== 0 && isFollowedLink(event)) gender.of(app).getState().enter(node.gender);
      }}
    >
      <div className={styles.lead}>
        <p className={styles.name}>{node.name}</p>
        {node.url && (
          <Link to={node.url} className="text-link">
            {t(ownPageLabel[node.kind], { name: node.name })}
          </Link>
        )}
      </div>
      <div className={styles.columns}>
        {columnsOf(node)
          .map((nodes) => nodes.filter((group) => !isBrands(group)))
          .filter((nodes) => nodes.length > 0)
          .map((nodes) => (
            <div key={nodes[0]?.id} className={styles.column}>
              {nodes.map((group) => (
                <MenuGroup key={group.id} group={group} />
              ))}
            </div>
          ))}
      </div>
      {node.children.filter(isBrands).map((brands) => (
        <div key={brands.id} className={styles.brands}>
          <MenuGroup group={brands} />
        </div>
      ))}
      {node.banners.length > 0 && (
        <div className={styles.banners}>
          {node.banners.map((banner) => (
            <MenuBannerLink key={banner.id} banner={banner} />
          ))}
        </div>
      )}
    </div>
  );
}

/** Brands are a grid below the columns. */
const isBrands = (node: MenuNode): boolean => node.kind === 'brand';

function MenuGroup({ group }: { group: MenuNode }): ReactElement {
  if (!hasSubmenu(group)) return <MenuLink node={group} />;
  return (
    <div>
      {group.url ? (
        <Link to={group.url} className={styles.heading}>
          {group.name}
        </Link>
      ) : (
        <p className={styles.heading}>{group.name}</p>
      )}
      <ul className={isBrands(group) ? styles.wall : styles.links}>
        {group.children.map((child) => (
          <li key={child.id}>
            <MenuLink node={child} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuLink({ node }: { node: MenuNode }): ReactElement {
  const pictureUrl = usePictureUrl();
  return (
    <Link to={node.url ?? '/'} className={node.kind === 'brand' ? styles.brand : styles.link}>
      {node.logo ? (
        <img src={pictureUrl(node.logo)} alt={node.name} width={96} height={32} loading="lazy" />
      ) : (
        node.name
      )}
    </Link>
  );
}
