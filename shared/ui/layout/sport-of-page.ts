import { ESPORTS_ID } from '../../domain/sports/disciplines.ts'
import { sportSlug } from '../../domain/sports/sports.ts'
import { isCyberPage } from './links.ts'
import type { LayoutProps } from './props.ts'

/** Slug of the sport that a page belongs to; undefined for a page of all sports or of none. */
export const sportOfPage = (props: Pick<LayoutProps, 'route' | 'params'>): string | undefined =>
  isCyberPage(props) ? sportSlug(ESPORTS_ID) : props.params.sport
