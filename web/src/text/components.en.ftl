# The components of a game, on a page

components-title = { $game }: all components
components-heading = All components
components-lead = Everything in the box, also what a single game leaves out, as it is drawn on the table here.
components-link = All components, with drawings
components-link-short = All components
components-search = Search the components
components-search-help = A name, or words of an effect
components-kinds = Kind
components-sources = Where it comes from
components-all = All
components-found = { $count ->
    [0] No component has all these words.
    [one] 1 component
   *[other] { $count } components
  }
components-found-of = { $count ->
    [0] No component matches. Take away a word or a filter.
    [one] 1 component of { $all }
   *[other] { $count } components of { $all }
  }
components-different = { $different } different, { $pieces } in the box
components-in-all = { $pieces } in the box
components-count = { $count } in the box
components-clause = Read { $clause }
components-origin = Where the figures come from
components-older = These are the components of games that began before some of their figures changed.
components-today = Today’s components
components-undrawn = The components of this game have no drawings.
components-clear = Show everything
components-other = Components of another game
components-rules = Read the rules
