import type { ReactElement } from 'react';
import { useApiUrl } from 'shared-contracts/app';
import { Link } from 'shared-contracts/routing';
import { useT } from '../messages/use-t.ts';
import { everythingLabel } from './everything-label.ts';
import styles from './menu-sheet.module.css';
import { columnsOf, hasSubmenu, type MenuNode } from './menu-tree.ts';

/** What a sheet of the desktop menu holds: columns of groups, brands as a wall, banners at the end. */
export function MenuSheet({ node }: { node: MenuNode }): ReactElement {
  const t = useT();
  return (
    <div className={`page ${styles.sheet}`}>
      <div className={styles.lead}>
        <p className={styles.name}>{node.name}</p>
        {node.url && (
          <Link to={node.url} className="text-link">
            {t(everythingLabel[node.kind], { name: node.name })}
          </Link>
        )}
      </div>
      {columnsOf(node).map((nodes) => (
        <div key={nodes[0]?.id} className={styles.column}>
          {nodes.map((group) => (
            <MenuGroup key={group.id} group={group} />
          ))}
        </div>
      ))}
      {node.banners.map(({ id, link, title }) => (
        <Link key={id} to={link} className={styles.banner}>
          {title}
        </Link>
      ))}
    </div>
  );
}

function MenuGroup({ group }: { group: MenuNode }): ReactElement {
  const isWall = group.children.some(({ kind }) => kind === 'brand');
  if (!hasSubmenu(group)) return <MenuLink node={group} />;
  return (
    <div className={styles.group}>
      {group.url ? (
        <Link to={group.url} className={styles.heading}>
          {group.name}
        </Link>
      ) : (
        <p className={styles.heading}>{group.name}</p>
      )}
      <ul className={isWall ? styles.wall : styles.links}>
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
  const apiUrl = useApiUrl();
  return (
    <Link to={node.url ?? '/'} className={node.kind === 'brand' ? styles.brand : styles.link}>
      {node.logo ? <img src={apiUrl(node.logo)} alt={node.name} width={96} height={32} loading="lazy" /> : node.name}
    </Link>
  );
}
