import type { Database, Session } from './database.ts'

/**
 * SQL by version, the first being version 1. To change a table, add an entry; never edit one that was released. Instances of
 * the version before go on serving while it runs and after it (OPS-17): it adds, and takes away only what the release before
 * no longer uses.
 */
export const migrations: readonly string[] = [
  `create table ended (
     row bigint generated always as identity primary key, kind text not null, key text not null,
     began_by bigint not null, until bigint not null
   );
   create index ended_by_end on ended (until);
   create table counter (key bytea primary key, taken integer not null, ends_at bigint not null);
   create index counter_by_end on counter (ends_at);
   create table secret (name text primary key, value bytea not null);
   create table revision (
     number bigint generated always as identity primary key, digest text not null, at timestamptz not null default now()
   );

   create table audit (
     number bigint primary key, at text not null, event text not null, result text not null, person text,
     acting_as text, what text not null, origin text not null, request text not null, hash text not null
   );
   create table audit_head (one boolean primary key default true check (one), number bigint not null, hash text not null);
   insert into audit_head (number, hash) values (0, repeat('0', 64));
   create function audit_is_kept() returns trigger language plpgsql as $$
     begin raise exception 'rows of the audit are neither changed nor removed'; end $$;
   create trigger audit_is_kept before update or delete or truncate on audit
     for each statement execute function audit_is_kept();

   -- One writer at a time, so that rows are seen in the order of their numbers: whoever has read up to a number has missed none.
   create function one_after_another() returns trigger language plpgsql as $$
     begin perform pg_advisory_xact_lock(7466, tg_relid::integer); return null; end $$;
   create trigger one_after_another before insert on ended for each statement execute function one_after_another();
   create trigger one_after_another before insert on revision for each statement execute function one_after_another();
   create function tell() returns trigger language plpgsql as $$
     begin perform pg_notify('portal', tg_table_name); return null; end $$;
   create trigger tell after insert on ended for each statement execute function tell();
   create trigger tell after insert on revision for each statement execute function tell();`,
  `create table content_blob (hash text primary key, bytes bytea not null);
   create table content_revision (
     number bigint primary key, parent bigint, cause text not null, tree text not null, changed text not null,
     author text not null, at bigint not null, note text not null
   );
   create table content_draft (
     name text not null, version bigint not null, base bigint not null, tree text not null, thrown integer not null,
     author text not null, at bigint not null, note text not null, primary key (name, version)
   );
   create trigger tell after insert on content_revision for each statement execute function tell();`,
  `create table content_schedule (
     number bigint generated always as identity primary key, draft text not null, version bigint not null, due bigint not null,
     zone text not null, state text not null, since bigint not null, told text not null, author text not null,
     at bigint not null, note text not null
   );
   alter table content_revision add column schedule bigint;
   create unique index content_revision_schedule on content_revision (schedule);`,
  `create table content_review (
     number bigint generated always as identity primary key, draft text not null, version bigint not null,
     onto bigint not null, kind text not null, digest text not null, author text not null, at bigint not null,
     note text not null
   );
   create index content_review_of on content_review (draft);`,
  `alter table content_review add column finding text not null default '';
   create table content_presence (
     draft text not null, author text not null, path text not null, item text not null, at bigint not null,
     primary key (draft, author)
   );
   create table content_instance (id text primary key, revision bigint not null, at bigint not null);`,
  `create table content_link (
     id text primary key, draft text not null, brand text not null, shows text not null, author text not null,
     at bigint not null, until bigint not null, ended bigint, ended_by text
   );
   create index content_link_of on content_link (draft);`,
  `create table content_staff (
     id text primary key, name text not null, address text not null, grants text not null, at bigint not null
   );`,
  'alter table content_schedule add column wanted bigint',
]

/** Under which instances take turns; any number would do. */
const lock = 7465
/** How long a statement of a migration may wait for tables that are in use, while all others wait behind it. */
const lockTimeoutMs = 2_000
const pauseMs = 100

/**
 * Brings the tables up to date: each migration once, in one transaction, by one instance, while others wait. A database that
 * is newer than this instance is left as it is.
 */
export async function migrate(database: Database, list: readonly string[] = migrations): Promise<void> {
  for (;;) {
    if ((await versionOf(database)) >= list.length) return
    const tries = await database.patiently(async session => {
      const [row] = await session.rows<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock])
      if (row?.mine !== true) return 'busy'
      await session.run(
        'create table if not exists migration (version integer primary key, at timestamptz default now())',
      )
      await session.run(`set local lock_timeout = ${lockTimeoutMs}`)
      for (const [index, sql] of list.entries()) {
        // Read again: another instance may have been faster.
        if (index < (await versionOf(session))) continue
        await session.run(sql)
        await session.run(`insert into migration (version) values (${index + 1})`)
      }
      return 'done'
    })
    if (tries === 'done') return
    await new Promise(done => setTimeout(done, pauseMs))
  }
}

async function versionOf(session: Pick<Session, 'rows'>): Promise<number> {
  const [exists] = await session.rows<{ there: boolean }>("select to_regclass('migration') is not null as there")
  if (exists?.there !== true) return 0
  const [row] = await session.rows<{ version: number | null }>('select max(version) as version from migration')
  return row?.version ?? 0
}
