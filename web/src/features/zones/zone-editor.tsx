import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { readCorners, writeCorners, type Zone } from '@towline/contract'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Asking, RecordFooter } from '../../ui/record-footer.tsx'
import type { DrawMode } from './draw-area.tsx'
import type { MapFrame } from './map-frame.ts'
import { PlaceCircle } from './place-circle.tsx'
import { ZoneFields } from './zone-fields.tsx'
import { valuesOf, type ZoneValues, zoneProblems, zoneToSend } from './zone-form.ts'
import { ShowAreas, ZoneShapes } from './zone-map.tsx'
import { useRemoveZone, useSaveZone } from './zones.queries.ts'
import styles from './zones-tab.module.css'

// Drawing is only loaded where somebody draws.
const DrawArea = lazy(async () => {
  const { DrawArea } = await import('./draw-area.tsx')
  return { default: DrawArea }
})

const NOBODY_LEAVES = { asks: false, stay: () => undefined, go: () => undefined }

/** Makes a zone (`zone` null), changes or removes one, beside the map it is drawn on. */
export function ZoneEditor(props: {
  zone: Zone | null
  zones: readonly Zone[]
  MapFrame: MapFrame
  onChanged: (isChanged: boolean) => void
  onClose: (what: string) => void
}) {
  const { zone, zones } = props
  const form = useForm<ZoneValues>({
    initialValues: valuesOf(zone, zones),
    validate: zoneProblems,
  })
  const saving = useSaveZone()
  const removing = useRemoveZone()
  const [asking, setAsking] = useState<Asking>('nothing')
  const isChanged = form.isDirty()
  const [mode, setMode] = useState<DrawMode>(zone ? 'edit' : 'draw')
  const { onChanged } = props
  // The tab around it asks before somebody leaves the page with changes.
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])

  const body = useRef<HTMLFormElement>(null)
  const showProblems = () => focusFirstWrong(body.current)
  const onError = (refused: Error) => {
    setAsking('nothing')
    if (refused instanceof ApiError) form.setErrors(refused.fields)
    showProblems()
  }
  const save = (values: ZoneValues) => {
    removing.reset()
    saving.mutate(
      { body: zoneToSend(zone, values) },
      { onSuccess: ({ name }) => props.onClose(`${name} is saved.`), onError },
    )
  }
  const remove = () => {
    if (!zone) return
    saving.reset()
    removing.mutate(
      { params: { id: zone.id } },
      { onSuccess: ({ name }) => props.onClose(`${name} is deleted.`), onError },
    )
  }
  const error = saving.error ?? removing.error
  return (
    <div className={styles.section} data-editing>
      <form
        ref={body}
        noValidate
        className={styles.side}
        aria-label={zone ? `Modify ${zone.name}` : 'New zone'}
        onSubmit={form.onSubmit(save, showProblems)}
      >
        <fieldset className={styles.fields} disabled={saving.isPending || removing.isPending}>
          {error && <Notice kind="error">{error.message}</Notice>}
          <ZoneFields form={form} />
          <PlaceCircle
            onFound={(area) => {
              form.setFieldValue('corners', writeCorners([area]))
              setMode('edit')
            }}
          />
          <Textarea
            label="Corners"
            description="A latitude and a longitude a line, as in 33.15, -96.82. An empty line begins another area."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            rows={7}
            spellCheck={false}
            {...form.getInputProps('corners')}
          />
        </fieldset>
        <RecordFooter
          asking={asking}
          guard={NOBODY_LEAVES}
          isSaving={saving.isPending || removing.isPending}
          conflicts={[]}
          deleteQuestion={
            zone ? `Delete ${zone.name}? Its jobs stay and are in no zone.` : undefined
          }
          onAsk={setAsking}
          onCancel={() => (isChanged ? setAsking('leaving') : props.onClose(''))}
          onDelete={remove}
          onClose={() => props.onClose('')}
        />
      </form>
      <EditorMap
        MapFrame={props.MapFrame}
        zone={zone}
        zones={zones}
        values={form.values}
        mode={mode}
        onMode={setMode}
        onDrawn={(corners) => {
          form.setFieldValue('corners', corners)
          form.clearFieldError('corners')
        }}
      />
    </div>
  )
}

const hints: Record<DrawMode, string> = {
  draw: 'Click each corner; click the first one again to finish.',
  edit: 'Drag a corner to move it, or right-click to remove it.',
}

function EditorMap(props: {
  MapFrame: MapFrame
  zone: Zone | null
  zones: readonly Zone[]
  values: ZoneValues
  mode: DrawMode
  onMode: (mode: DrawMode) => void
  onDrawn: (corners: string) => void
}) {
  const { MapFrame, zone, zones, values, mode, onMode } = props
  const areas = useMemo(() => readCorners(values.corners).areas, [values.corners])
  const others = useMemo(() => zones.filter(({ id }) => id !== zone?.id), [zones, zone])
  const atFirst = areas.length > 0 ? areas : others.flatMap((other) => other.areas)
  const [isReady, setReady] = useState(false)
  return (
    <div className={styles.map}>
      <MapFrame label="Map to draw the zone on">
        {(map) => (
          <Suspense>
            <ZoneShapes map={map} shapes={others} />
            <ShowAreas map={map} areas={atFirst} shown={areas.length > 0 ? 'zone' : 'others'} />
            <DrawArea
              map={map}
              mode={mode}
              color={values.color}
              areas={areas}
              onDrawn={(drawn) => {
                props.onDrawn(writeCorners(drawn))
                onMode('edit')
              }}
              onReady={() => setReady(true)}
            />
          </Suspense>
        )}
      </MapFrame>
      <fieldset className={styles.modes}>
        <legend className={styles.spoken}>On the map</legend>
        <Button
          size="compact-sm"
          variant={mode === 'draw' ? 'filled' : 'default'}
          aria-pressed={mode === 'draw'}
          onClick={() => onMode('draw')}
        >
          {areas.length > 0 ? 'Draw another area' : 'Draw'}
        </Button>
        <Button
          size="compact-sm"
          variant={mode === 'edit' ? 'filled' : 'default'}
          aria-pressed={mode === 'edit'}
          disabled={areas.length === 0}
          onClick={() => onMode('edit')}
        >
          Move corners
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={areas.length === 0}
          onClick={() => {
            props.onDrawn('')
            onMode('draw')
          }}
        >
          Clear
        </Button>
        <p className={styles.hint}>{isReady ? hints[mode] : 'Loading the map…'}</p>
      </fieldset>
    </div>
  )
}
