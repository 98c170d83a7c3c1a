/** Everything that letters, cards and e-mails of the reference gateway say, in Spanish (LOCALE-14). */
export const spanish = {
  'Your ID card': 'Su tarjeta de identificación',
  'Your ID card is attached as a PDF: front and back, to be printed or shown on a phone.':
    'Adjuntamos su tarjeta de identificación en PDF: anverso y reverso, para imprimirla o mostrarla en un teléfono.',
  'If you did not ask for it, please call the number on the card.':
    'Si usted no la pidió, llame al número que aparece en la tarjeta.',
  'Set a new password for the Member Dashboard': 'Establezca una nueva contraseña para el Panel de miembros',
  'You asked for a new password for your Member Dashboard. Open this address to set one:':
    'Usted pidió una nueva contraseña para su Panel de miembros. Abra esta dirección para establecerla:',
  'It can be used once, within {minutes} minutes.': 'Puede usarse una sola vez, en los próximos {minutes} minutos.',
  'If it was not you who asked, you need not do anything: your password stays as it is.':
    'Si no fue usted quien la pidió, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  'Your user name for the Member Dashboard': 'Su nombre de usuario del Panel de miembros',
  'You asked for the user name of your Member Dashboard.': 'Usted pidió el nombre de usuario de su Panel de miembros.',
  'Your user name is {username}': 'Su nombre de usuario es {username}',
  'If it was not you who asked, you need not do anything: nobody else has seen it.':
    'Si no fue usted quien lo pidió, no tiene que hacer nada: nadie más lo ha visto.',
  'Your primary care provider': 'Su proveedor de atención primaria',
  '{provider} is the primary care provider from {dates}.':
    '{provider} es el proveedor de atención primaria desde el {dates}.',
  'If you did not make this choice, please call the number on your member ID card.':
    'Si usted no hizo esta elección, llame al número que aparece en su tarjeta de identificación de miembro.',
  'The email address of your Member Dashboard was changed':
    'Se cambió la dirección de correo electrónico de su Panel de miembros',
  'The email address to which we write about your Member Dashboard was changed. We tell the old and the new address.':
    'Se cambió la dirección de correo electrónico a la que le escribimos sobre su Panel de miembros. Avisamos a la dirección anterior y a la nueva.',
  'The password of your Member Dashboard was changed': 'Se cambió la contraseña de su Panel de miembros',
  'The password of your Member Dashboard was changed, and everybody else who was logged in with the old one is logged out.':
    'Se cambió la contraseña de su Panel de miembros, y se cerraron todas las demás sesiones iniciadas con la anterior.',
  'If it was not you, please call customer service. The number is on your ID card.':
    'Si no fue usted, llame a servicio al cliente. El número está en su tarjeta de identificación.',

  'Page {page} of {pages}': 'Página {page} de {pages}',
  'Explanation of Benefits': 'Explicación de beneficios',
  'This is not a bill. It shows what your plan paid for the claims below and what you may owe.':
    'Esto no es una factura. Muestra lo que pagó su plan por las reclamaciones siguientes y lo que usted podría deber.',
  Date: 'Fecha',
  Document: 'Documento',
  'Type of claims': 'Tipo de reclamaciones',
  Medical: 'Médicas',
  Dental: 'Dentales',
  Vision: 'De visión',
  Unknown: 'Sin indicar',
  'Subscriber ID': 'N.º de suscriptor',
  Group: 'Grupo',
  'If you disagree': 'Si no está de acuerdo',
  'You have {days} days from the date above to ask us to look at a decision again. Write to member services and name the claim, or call {phone}.':
    'Tiene {days} días desde la fecha indicada arriba para pedirnos que revisemos una decisión. Escriba a servicios para miembros e indique la reclamación, o llame al {phone}.',
  'the number on your ID card': 'número que aparece en su tarjeta de identificación',
  Summary: 'Resumen',
  Claim: 'Reclamación',
  Patient: 'Paciente',
  Provider: 'Proveedor',
  'Service date': 'Fecha del servicio',
  Charged: 'Cobrado',
  'Plan paid': 'Pagó el plan',
  'You owe': 'Usted debe',
  Discount: 'Descuento',
  Deductible: 'Deducible',
  Copay: 'Copago',
  Coinsurance: 'Coseguro',
  'Not covered': 'No cubierto',
  Service: 'Servicio',
  Total: 'Total',
  'This claim was denied. Why: {reason}': 'Esta reclamación fue denegada. Motivo: {reason}',
  'Claim {id} for {name}': 'Reclamación {id} de {name}',
  '{provider}, service on {date}.': '{provider}, servicio del {date}.',

  'Member ID card': 'Tarjeta de identificación de miembro',
  'Cut along the dashed line and fold in the middle, or show this page on your phone.':
    'Corte por la línea discontinua y doble por la mitad, o muestre esta página en su teléfono.',
  'Medical ID card': 'Tarjeta médica',
  'Dental ID card': 'Tarjeta dental',
  'Vision ID card': 'Tarjeta de visión',
  'Pharmacy ID card': 'Tarjeta de farmacia',
  Member: 'Miembro',
  'Effective date': 'Vigente desde',
  Plan: 'Plan',
  Network: 'Red',
  Subscriber: 'Suscriptor',
  'Covered dependents': 'Dependientes cubiertos',
  '{label}, out of network': '{label}, fuera de la red',
  '{amount} family': '{amount} familia',
  'No cost': 'Sin costo',
  'What you pay in network': 'Lo que paga en la red',
  'For providers': 'Para proveedores',
  'Payer ID {payerId}. Send claims to {address}.': 'Payer ID {payerId}. Envíe las reclamaciones a {address}.',
  'Who to call': 'A quién llamar',
  Website: 'Sitio web',
  'Yearly amounts': 'Montos anuales',
} as const
