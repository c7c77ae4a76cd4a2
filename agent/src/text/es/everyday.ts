/** Everyday words, each with the English that helps the understanding most; an empty one is left out. */
const pairs = `el=the la=the los=the las=the lo=it un=a una=a unos=some unas=some mi=my mis=my su=the sus=the nuestro=our nuestra=our
y=and o=or pero=but porque=because pues=well que=that como=like cuando=when donde=where quien=who cual=which
a=to al=to_the de=of del=of_the con=with sin=without para=for por=by desde=from hasta=to entre=between sobre=on contra=against
es=it's son=are era=was fue=was soy=I'm_from sea=is esta=is estan=are estaba=was estoy=I'm estamos=we're eres=are
hay=there's habia=there_was tengo=I_have tenemos=we_have tiene=it_has tienen=they_have traigo=I_have trae=it_has traemos=we_have
me= se= le= les= nos= te= ya= muy= mas=more menos=less bien=fine mal=bad tambien=also todavia=still aun=still nomas=just nada=nothing
no=no ni=nor nadie=nobody todo=everything todos=everybody toda=all todas=all algo=something alguien=somebody
yo=I usted=you ustedes=you ellos=they ella=she nosotros=we tu=you eso=that esto=this ese=that esa=that este=this esas=those estos=these
aqui=here aca=here ahi=there alli=there alla=there cerca=near lejos=far ahora=now ahorita=now hoy=today luego=then despues=after antes=before siempre=always
otra=another otro=another mismo=same misma=same cada=each puro=just mero= mera= tan=so tanto=so
creo=I_think pienso=I_think parece=looks_like digo=I_mean dice=says dijo=said dijeron=said veo=I_see
quiero=I_want quisiera=I_want necesito=I_need ocupo=I_need necesitamos=we_need busco=I_need puede=can_you puedo=can_I pueden=can_you podria=can_you
voy=I'm_going va=goes vamos=we're_going iba=I_was_going vengo=I'm_coming venia=I_was_coming manejando=driving manejaba=driving yendo=going paso=happened
quedo= quede=I_was_left dejo=left deje=left hace=makes hizo=made haciendo=making hacer=do ver=see vi=saw
senor= senora= senorita= joven= oiga= oye= mire= mira= fijese= compa= amigo= jefe= muchacha= disculpe=excuse_me perdon=sorry perdone=sorry
carro=car carrito=car carros=cars coche=car auto=car automovil=car vehiculo=vehicle mueble=car casa=house trabajo=work esposa=wife esposo=husband
hijo=son hija=daughter hijos=kids ninos=kids nino=child nina=child bebe=baby perro=dog perrito=dog perra=dog gato=cat mama=mom papa=dad hermano=brother hermana=sister
amiga=friend suegra=mother novio=boyfriend novia=girlfriend gente=people persona=person hombre=man mujer=woman cunado=brother primo=cousin tio=uncle
numero=number telefono=phone celular=phone nombre=name apellido=last_name color= modelo= marca= placa=plate placas=plate
motor=engine frenos=brakes freno=brake luz=light luces=lights llanta=tire llantas=tires llave=key llaves=keys puerta=door puertas=doors ventana=window
cajuela=trunk cofre=hood cable=cable cables=cables aceite=oil agua=water gasolina=gas diesel=diesel gas=gas tanque=tank ruido=noise ruidos=noises
marcha=starter alternador=alternator volante=steering direccion=steering suspension=suspension rin=rim eje=axle banda=belt mofle=muffler radiador=radiator
bateria=battery pila=battery acumulador=battery transmision=transmission problema=problem problemas=problems falla=trouble servicio=service ayuda=help
acabo=just acaba=just pasar=pass pasan=pass pasando=past van=are llego=arrived llegar=arrive detras=behind cobrar=charge tardar=take mucho=much mucha=much muchos=many poco=little bastante=much cosa=thing cosas=things mejor=better peor=worse primero=first ultimo=last vez=time veces=times ano=year llamo= pregunto=ask pregunta=question saber=know lado=side izquierda=left izquierdo=left derecha=right derecho=right frente=front
atras=behind adelante=ahead adentro=inside dentro=inside afuera=outside fuera=outside arriba=up abajo=down enmedio=in_the_middle medio=middle
norte=north sur=south este=this oriente=east oeste=west poniente=west calle=street avenida=avenue carretera=highway autopista=highway camino=road
esquina=corner salida=exit milla=mile_marker millas=miles puente=bridge semaforo=light pueblo=town ciudad=city estado=state
manana=tomorrow tarde=afternoon noche=night dia=day hora=hour horas=hours minuto=minute minutos=minutes rato=while semana=week mes=month
uno=1 dos=2 bueno=well entonces=so osea= eh= ah= mmm= eeh= verdad=right espanol= ingles= idioma= si=yes cierto=right claro=of_course
grua=tow_truck gruas=tow_trucks remolque=tow trailer=trailer traila=trailer camioneta=truck troca=truck trocka=truck troka=truck troque=truck camion=truck moto=motorcycle motocicleta=motorcycle vagoneta=van
taller=shop mecanico=mechanic llantera=tire_shop gasolinera=gas_station estacionamiento=parking_lot parqueadero=parking_lot tienda=store iglesia=church escuela=school
mensaje=text mensajes=texts texto=text recado=message compania=company aseguranza=insurance seguro=insurance policia=police
rapido=fast despacio=slow pronto=soon facil=easy dificil=hard lleno=full llena=full vacio=empty vacia=empty roto=broken rota=broken quebrado=broken quebrada=broken
perrita=dog perritos=dogs perritas=dogs perras=dogs perros=dogs cachorro=puppy cachorrito=puppy gatito=kitten gatita=kitten gata=cat mascota=pet mascotas=pets animal=animal bebita=baby bebito=baby bebes=babies hijito=son hijita=daughter
nene=boy nena=girl chamaco=kid chamaca=kid chamacos=kids chamaquito=kid chiquillo=kid chiquilla=kid criatura=baby nieto=grandson nieta=granddaughter nietos=grandkids sobrino=nephew sobrina=niece ninas=girls hijas=daughters
abuelo=grandpa abuela=grandma abuelito=grandpa abuelita=grandma marido=husband papas=parents mami=mom papi=dad tia=aunt prima=cousin madre=mother padre=father suegro=father companero=friend
cabeza=head cuello=neck brazo=arm brazos=arms pierna=leg piernas=legs mano=hand manos=hands pie=foot pies=feet rodilla=knee espalda=back pecho=chest cara=face nariz=nose panza=belly estomago=stomach barriga=belly
pistola=gun arma=gun rifle=rifle cuchillo=knife navaja=knife machete=machete calor=heat vidrio=window vidrios=windows ventanas=windows asiento=seat asientos=seats sillita=car_seat dolor=pain dolores=pains embarazada=pregnant golpe=blow
pinche= pinches= chingado= chingada= guey= wey= cabron= vato= carnal= rancho=ranch terreno=lot restaurante=restaurant farmacia=pharmacy cochera=garage yarda=yard patio=yard parqueo=parking_lot bombas=pumps bodega=warehouse conmigo=with_me pasada=last pasado=last subiendo=rising inundado=flooded inundada=flooded sangre=blood solo=alone sola=alone solito=alone solita=alone chispas=sparks herida=wound
parado=stopped parada=stopped estacionado=parked estacionada=parked varado=stranded varada=stranded tirado=stranded tirada=stranded orillado=on_the_shoulder orillada=on_the_shoulder
prendido=on prendida=on prendidas=on apagado=off apagada=off cerrado=locked cerrada=locked abierto=open abierta=open`

/** A word and its English; nothing is in it that may be a name. */
export const everyday: ReadonlyMap<string, string> = new Map(
  pairs.split(/\s+/).map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1).replaceAll('_', ' ')]
  }),
)
